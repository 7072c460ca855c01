import { Type, type Static } from 'typebox';
import { Literals } from '#shared/schema/literals.ts';
import { appMembers, Code } from '../http/config-of.ts';
import { en } from './messages/en.ts';

/** Where programs are tried: its parcels are handed on to nobody. */
export const TEST_HOST = 'api-sandbox.gls-group.net';

/** Buys from GLS itself, with the keys of an app at dev-portal.gls-group.net and the contact ID of a contract. */
export const GlsAdapterConfig = Type.Object(
  {
    type: Type.Literal('gls', { description: en.means }),
    ...appMembers('dev-portal.gls-group.net'),
    contactId: Code(50, 'Contact ID of the shipper, as GLS assigned it; ships and is charged'),
    host: Literals(['api.gls-group.net', TEST_HOST], { description: `Parcels of ${TEST_HOST} cost nothing` }),
  },
  { title: 'GlsAdapter', additionalProperties: false },
);
export type GlsAdapterConfig = Static<typeof GlsAdapterConfig>;
