import { Type, type Static } from 'typebox';
import { Literals } from '#shared/schema/literals.ts';
import { appMembers } from '../http/config-of.ts';
import { en } from './messages/en.ts';

/** Where UPS sells, and where it lets programs be tried: labels of the second are marked as samples, and nothing is charged. */
export const HOSTS = ['onlinetools.ups.com', 'wwwcie.ups.com'] as const;
export const TEST_HOST: (typeof HOSTS)[number] = 'wwwcie.ups.com';

/** Buys from UPS itself, with the keys of an app at developer.ups.com and a UPS account that is charged. */
export const UpsAdapterConfig = Type.Object(
  {
    type: Type.Literal('ups', { description: en.means }),
    ...appMembers('developer.ups.com'),
    accountNumber: Type.String({
      pattern: '^[A-Z0-9]{6}$',
      'x-form': 'six capital letters and digits',
      description: 'The UPS account that ships and is charged',
      examples: ['A1B2C3'],
    }),
    host: Literals(HOSTS, { description: `Labels of ${TEST_HOST} are samples and cost nothing` }),
  },
  { title: 'UpsAdapter', additionalProperties: false },
);
export type UpsAdapterConfig = Static<typeof UpsAdapterConfig>;
