import { Type } from 'typebox';
import { configFault } from '#electron/engine/accounts/index.ts';
import { type Account, Secret } from '#shared/schema/accounts/account.ts';
import { ASCII_FORM } from '#shared/schema/text.ts';
import { addressOf } from './site.ts';

/** Reads the config of an account that buys in one way. What it gives throws where the account buys in another one. */
export const configOfType =
  <C extends { type: string }>(type: C['type']) =>
  ({ adapter, carrierId }: Pick<Account, 'adapter' | 'carrierId'>): C => {
    if (adapter.type !== type) throw new Error(`Account ${carrierId} does not buy by ${type}`);
    return adapter as unknown as C;
  };

export const Code = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[\\x21-\\x7e]+$', 'x-form': ASCII_FORM, description });

/** Members of an account that logs in with an app of its own (OAuth2, client credentials). @param portal where apps are made */
export const appMembers = (portal: string) => ({
  clientId: Code(200, `Client ID of the app at ${portal}`),
  clientSecret: Secret('Client secret of the app'),
});

/** What follows from them, and from the host that the account buys at: its keys go to that alone. @param testHost sells nothing to ship with */
export const appRules = (testHost: string, at?: string) => ({
  secrets: {
    members: { clientSecret: { of: 'clientId' as const } },
    origin: ({ host }: { host: string }) => new URL(addressOf(host, at)).origin,
  },
  isTest: ({ host }: { host: string }) => host === testHost,
  ...{ drawsLabels: false, voidMeans: 'CREDIT_REQUESTED' as const },
  *faults({ clientSecret }: { clientSecret?: string }) {
    if (clientSecret === undefined) yield configFault('FIELD_REQUIRED', 'clientSecret', 'clientSecret is required.');
  },
});

export const APP_FIELDS = [
  { member: 'clientId', columns: 6, code: true, needed: true },
  { member: 'clientSecret', columns: 6, needed: true },
] as const;
