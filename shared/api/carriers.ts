import { Type } from 'typebox';
import { CarrierList } from '../schema/carrier.ts';
import { defineRoute } from './define-route.ts';

const boolean = Type.Optional(Type.String({ pattern: '^(?:true|false)$', description: 'true or false' }));

export const listCarriers = defineRoute({
  method: 'GET',
  path: '/cloud-boot-manager/api/v1/carriers',
  aliases: ['/gw/cloud-boot-manager/api/v1/carriers'],
  summary: 'List the connected carrier accounts with their services',
  tag: 'Specification',
  access: 'token',
  query: Type.Object({
    carrierCode: Type.Optional(Type.String({ description: 'Case, `_`, `-` and spaces do not matter' })),
    carrierId: Type.Optional(Type.String()),
    primary: boolean,
    supportsLabelMessages: boolean,
  }),
  success: { status: 200, description: 'The accounts', body: CarrierList },
  problems: [],
});
