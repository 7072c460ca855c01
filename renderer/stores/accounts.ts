import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import { isTestAccount, type Account } from '#shared/schema/accounts/account.ts';
import type { CarrierKey } from '#shared/schema/accounts/carrier.ts';
import type { CarrierRules } from '#shared/schema/accounts/rules.ts';
import { call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';

/** The carrier accounts of the station, and the rules of their carriers. */
export const useAccounts = defineStore('accounts', () => {
  const accounts = ref<Account[]>([]);
  const rules = ref<CarrierRules[]>([]);
  const isLoaded = ref(false);

  const load = newest(
    () => Promise.all([call('listAccounts'), call('listRules')]),
    ([listed, ruled]) => {
      if (listed.ok) accounts.value = listed.value.accounts;
      if (ruled.ok) rules.value = ruled.value.carriers;
      if (listed.ok && ruled.ok) isLoaded.value = true;
    },
  );

  const find = (carrierId: string) => accounts.value.find((account) => account.carrierId === carrierId) ?? null;
  return {
    accounts,
    rules,
    isLoaded,
    /** Nothing that is bought on these can be shipped. */
    testAccounts: computed(() => accounts.value.filter(isTestAccount)),
    load,
    find,
    rulesFor: (key: CarrierKey) => rules.value.find(({ carrier }) => carrier === key) ?? null,
    rulesOf: (account: Account | null) => rules.value.find(({ carrier }) => carrier === account?.carrier) ?? null,
    rulesNamed: (name: string) => rules.value.find(({ carrier }) => carrier === name) ?? null,
    nameOf: (carrierId: string) => find(carrierId)?.friendlyName ?? carrierId,
    serviceName: (carrierId: string, serviceCode: string) =>
      find(carrierId)?.services.find((service) => service.serviceCode === serviceCode)?.name ?? serviceCode,
  };
});
