import { configFault } from '#electron/engine/accounts/index.ts';
import type { FormField } from '#electron/engine/accounts/adapter-definition.ts';
import { Secret } from '#shared/schema/accounts/account.ts';
import type { AdapterWords, FieldWords } from '#shared/schema/accounts/adapter.ts';
import { inEachLanguage, type Language } from '#shared/format/languages.ts';
import { spokenIn, type Spoken } from '#shared/schema/by-language.ts';
import { Literals } from '#shared/schema/literals.ts';
import { Code } from './config-of.ts';
import { words as spoken } from './messages/index.ts';
import { addressOf } from '../site.ts';

type OwnWords<M extends string> = AdapterWords & { fields: Record<M, FieldWords> };

/**
 * What accounts have in common that log in with an app of their own (OAuth2, client credentials): the host that they buy at says whether labels are
 * to ship with, and their keys go to that alone.
 * @param portal where apps are made
 * @param hosts where labels are sold, and where they are for tests and cost nothing
 */
export function ownApp<const H extends readonly [live: string, test: string]>(portal: string, hosts: H) {
  const [live, test] = hosts;
  const isTest = ({ host }: { host: string }) => host === test;
  const fieldsIn = (language: Language) => {
    const { clientId, clientIdHint, clientSecret, host, live: charged, test: free } = spoken[language];
    return {
      clientId: { label: clientId, hint: clientIdHint.replace('{portal}', portal) },
      clientSecret: { label: clientSecret },
      host: { label: host, values: { [live]: charged, [test]: free } },
    };
  };
  return {
    isTest,
    /** Members of the account's configuration. */
    members: {
      clientId: Code(200, `Client ID of the app at ${portal}`),
      clientSecret: Secret('Client secret of the app'),
      host: Literals(hosts, { description: `Labels of ${test} are for tests and cost nothing` }),
    },
    /** What follows from them in the definition, beside the form and the words of other members. @param at where the service is in a test */
    definition: <M extends string>(
      { form, words }: { form: readonly FormField<M>[]; words: Spoken<OwnWords<M>> },
      at?: string,
    ) => ({
      secrets: {
        members: { clientSecret: { of: 'clientId' as const } },
        origin: ({ host }: { host: string }) => new URL(addressOf(host, at)).origin,
      },
      ...{ isTest, drawsLabels: false, voidMeans: 'CREDIT_REQUESTED' as const },
      *faults({ clientSecret }: { clientSecret?: string }) {
        if (clientSecret === undefined)
          yield configFault('FIELD_REQUIRED', 'clientSecret', 'clientSecret is required.');
      },
      form: [
        { member: 'clientId' as const, columns: 6, code: true as const, needed: true as const },
        { member: 'clientSecret' as const, columns: 6, needed: true as const },
        ...form,
        { member: 'host' as const, columns: 8 },
      ],
      words: inEachLanguage((language) => {
        const own = spokenIn(language, words);
        return { ...own, fields: { ...fieldsIn(language), ...own.fields } };
      }),
    }),
  };
}
