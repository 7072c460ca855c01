import { Type } from 'typebox';
import { CarrierRules } from '../schema/accounts/rules.ts';
import { defineRoute } from './define-route.ts';

export const listRules = defineRoute({
  method: 'GET',
  path: '/station/v1/rules',
  summary: 'List the rules of every carrier: limits, rounding, label messages',
  description: 'What the check call enforces, as data. Limits that an account sets for a service stand in the account.',
  tag: 'Accounts',
  access: 'token',
  success: {
    status: 200,
    description: 'One entry a carrier',
    body: Type.Object({ carriers: Type.Array(CarrierRules) }),
  },
  problems: [],
});
