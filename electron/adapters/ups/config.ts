import { Type, type Static } from 'typebox';
import { ownApp } from '../http/account/own-app.ts';
import { en } from './messages/en.ts';

/** Labels of the second host are marked as samples. */
export const app = ownApp('developer.ups.com', ['onlinetools.ups.com', 'wwwcie.ups.com']);

/** Buys from UPS itself, with the keys of an app at developer.ups.com and a UPS account that is charged. */
export const UpsAdapterConfig = Type.Object(
  {
    type: Type.Literal('ups', { description: en.means }),
    ...app.members,
    accountNumber: Type.String({
      pattern: '^[A-Z0-9]{6}$',
      'x-form': 'six capital letters and digits',
      description: 'The UPS account that ships and is charged',
      examples: ['A1B2C3'],
    }),
  },
  { title: 'UpsAdapter', additionalProperties: false },
);
export type UpsAdapterConfig = Static<typeof UpsAdapterConfig>;
