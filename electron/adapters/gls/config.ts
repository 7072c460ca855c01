import { Type, type Static } from 'typebox';
import { Code } from '../http/account/config-of.ts';
import { ownApp } from '../http/account/own-app.ts';
import { en } from './messages/en.ts';

/** Parcels of the second host are handed on to nobody. */
export const app = ownApp('dev-portal.gls-group.net', ['api.gls-group.net', 'api-sandbox.gls-group.net']);

/** Buys from GLS itself, with the keys of an app at dev-portal.gls-group.net and the contact ID of a contract. */
export const GlsAdapterConfig = Type.Object(
  {
    type: Type.Literal('gls', { description: en.means }),
    ...app.members,
    contactId: Code(50, 'Contact ID of the shipper, as GLS assigned it; ships and is charged'),
  },
  { title: 'GlsAdapter', additionalProperties: false },
);
export type GlsAdapterConfig = Static<typeof GlsAdapterConfig>;
