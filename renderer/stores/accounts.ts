import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { AdapterInfo } from '#shared/schema/accounts/adapter.ts';
import type { RulesKey } from '#shared/schema/accounts/carrier.ts';
import type { CarrierRules } from '#shared/schema/accounts/rules.ts';
import { call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { useLive } from '#renderer/composables/useLive.ts';

/** The carrier accounts of the station, and the rules of their carriers. */
export const useAccounts = defineStore('accounts', () => {
  const accounts = ref<Account[]>([]);
  const adapters = ref<AdapterInfo[]>([]);
  const inTestMode = ref<ReadonlySet<string>>(new Set());
  const rules = ref<CarrierRules[]>([]);
  const isLoaded = ref(false);

  const load = newest(
    () => Promise.all([call('listAccounts'), call('listAdapters'), call('listRules')]),
    ([listed, offered, ruled]) => {
      if (listed.ok) {
        accounts.value = listed.value.accounts;
        inTestMode.value = new Set(listed.value.inTestMode);
      }
      if (offered.ok) adapters.value = offered.value.adapters;
      if (ruled.ok) rules.value = ruled.value.carriers;
      if (listed.ok && offered.ok && ruled.ok) isLoaded.value = true;
    },
  );

  /** Whether it is known which accounts there are; asked for where it is not. */
  async function known(): Promise<boolean> {
    if (!isLoaded.value) await load();
    return isLoaded.value;
  }

  useLive(
    ({ type }) => type === 'account',
    () => void load(),
  );

  const find = (carrierId: string) => accounts.value.find((account) => account.carrierId === carrierId) ?? null;
  const isTest = ({ carrierId }: Account) => inTestMode.value.has(carrierId);
  return {
    accounts,
    /** The ways of buying that the station has. */
    adapters,
    rules,
    isLoaded,
    /** Whether nothing that is bought on the account can be shipped. */
    isTest,
    testAccounts: computed(() => accounts.value.filter(isTest)),
    /** Null where the station has none of the account's type. */
    adapterOf: (account: Account | null) => adapters.value.find(({ type }) => type === account?.adapter.type) ?? null,
    load,
    known,
    find,
    rulesFor: (key: RulesKey) => rules.value.find(({ carrier }) => carrier === key) ?? null,
    rulesOf: (account: Account | null) => rules.value.find(({ carrier }) => carrier === account?.carrier) ?? null,
    rulesNamed: (name: string) => rules.value.find(({ carrier }) => carrier === name) ?? null,
    nameOf: (carrierId: string) => find(carrierId)?.friendlyName ?? carrierId,
    serviceName: (carrierId: string, serviceCode: string) =>
      find(carrierId)?.services.find((service) => service.serviceCode === serviceCode)?.name ?? serviceCode,
  };
});
