import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { Account } from '#shared/schema/accounts/account.ts';
import { call } from '#renderer/api/client.ts';
import { localDecimal } from '#renderer/format/decimal.ts';
import { useFormat } from '#renderer/composables/useFormat.ts';
import { t } from '#renderer/messages/index.ts';
import { problemWords } from '#renderer/messages/problem-words.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';
import type { SummaryError } from '#renderer/ui/ErrorSummary.vue';
import type { FormErrors } from '#renderer/ui/inputs/field-context.ts';
import { accountToDraft, draftToAccount, emptyAccount, serviceToDraft, type AccountDraft } from './account-draft.ts';
import { accountErrors } from './account-faults.ts';
import { listErrors } from './list-errors.ts';

/** The account that is being typed. Kept while other screens are open, and nowhere on the disk: it may hold a secret. */
export const useAccountForm = defineStore('account-form', () => {
  const accounts = useAccounts();
  const { decimalMark } = useFormat();
  const draft = ref<AccountDraft | null>(null);
  /** The account that is changed; null for a new one. */
  const base = shallowRef<Account | null>(null);
  /** What the station refused when it was last asked. */
  const refused = shallowRef<FormErrors>({});
  const isAttempted = ref(false);
  const errors = computed((): FormErrors => ({
    ...refused.value,
    ...(draft.value && listErrors(draft.value, isAttempted.value)),
  }));
  /** How the account buys, as the station describes it. */
  const adapter = computed(() => accounts.adapters.find(({ type }) => type === draft.value?.adapter) ?? null);
  const config = computed(() => draft.value?.configs[draft.value.adapter] ?? null);
  const failure = ref<string | null>(null);
  const isSaving = ref(false);
  const local = (value: number) => localDecimal(String(value), decimalMark.value);

  function open(account: Account | null): void {
    base.value = account;
    draft.value = account ? accountToDraft(account, accounts.adapters, local) : emptyAccount(accounts.adapters);
    [refused.value, failure.value, isAttempted.value] = [{}, null, false];
  }

  const close = () => (draft.value = null);

  /** A new account begins with the services of another one of its carrier. */
  function takeServices(): void {
    const like = accounts.accounts.find(({ carrier }) => carrier === draft.value?.carrier);
    if (!draft.value || !like || base.value || draft.value.services.some(({ serviceCode }) => serviceCode !== ''))
      return;
    const typed = (value: number | undefined) => (value === undefined ? '' : local(value));
    draft.value.services = like.services.map((service) => serviceToDraft(service, typed));
  }

  /** @returns the account as it is stored, with the form still open; null where something has to be put right. */
  async function save(): Promise<Account | null> {
    if (!draft.value || isSaving.value) return null;
    isAttempted.value = true;
    if (Object.keys(listErrors(draft.value, true)).length > 0) return null;
    isSaving.value = true;
    const known = { adapter: adapter.value, rules: accounts.rulesNamed(draft.value.carrier) };
    const body = draftToAccount(draft.value, known, base.value);
    const answer = base.value
      ? await call('changeAccount', { params: { carrierId: base.value.carrierId }, body })
      : await call('createAccount', { body });
    isSaving.value = false;
    [refused.value, failure.value] = [{}, null];
    if (answer.ok) {
      await accounts.load();
      return answer.value.account;
    }
    const { problem } = answer;
    if (problem?.code === 'ALREADY_EXISTS') refused.value = { '/carrierId': [t('carriers.faults.taken')] };
    else if (problem && problem.errors.length > 0)
      refused.value = accountErrors(problem.errors, adapter.value?.fields ?? []);
    else failure.value = problem ? problemWords(problem) : t('problems.noAnswer');
    return null;
  }

  const summary = computed((): SummaryError[] =>
    Object.entries(isAttempted.value ? errors.value : {}).flatMap(([path, words]) =>
      words.map((message) => ({ path, message })),
    ),
  );
  return { draft, base, adapter, config, errors, failure, isSaving, summary, open, close, takeServices, save };
});
