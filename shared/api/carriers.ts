import { Type } from 'typebox';
import { CarrierList } from '../schema/accounts/carrier.ts';
import { defineRoute } from './define-route.ts';

const flag = (description: string) => Type.Optional(Type.Boolean({ description }));

export const listCarriers = defineRoute({
  method: 'GET',
  path: '/cloud-boot-manager/api/v1/carriers',
  aliases: ['/gw/cloud-boot-manager/api/v1/carriers'],
  summary: 'List the connected carrier accounts with their services',
  tag: 'Specification',
  access: 'token',
  // The one call whose unknown parameters are ignored: the specification does not show what its callers send (contract, section 7).
  leavesQueryOpen: true,
  query: Type.Object({
    carrierCode: Type.Optional(Type.String({ description: 'Case, `_`, `-` and spaces do not matter' })),
    carrierId: Type.Optional(Type.String()),
    primary: flag('Only the usual accounts of their carriers, or only the others'),
    supportsLabelMessages: flag('Only accounts whose carrier prints label messages, or only the others'),
  }),
  success: { status: 200, description: 'The accounts', body: CarrierList },
  problems: [],
});
