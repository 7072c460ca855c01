import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { AccountTest } from '#shared/schema/accounts/account-test.ts';
import type { ImportedCarrier } from '#shared/schema/accounts/account-import.ts';
import type { Problem } from '#shared/diagnostics/problem.ts';
import { type Answer, call } from '#renderer/api/client.ts';
import { writtenDecimal } from '#renderer/format/decimal.ts';
import { idFrom } from '#renderer/format/id-from.ts';
import { memberAt } from '#renderer/format/member-at.ts';
import { partyToDraft } from '#renderer/components/party/party-draft.ts';
import { useChanged } from '#renderer/composables/useChanged.ts';
import { useFormat } from '#renderer/composables/useFormat.ts';
import { useFailure } from '#renderer/composables/useFailure.ts';
import { type Sentence, useSaid } from '#renderer/composables/useSentence.ts';
import { t } from '#renderer/messages/index.ts';
import { problemWords } from '#renderer/messages/problem-words.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';
import type { SummaryError } from '#renderer/ui/ErrorSummary.vue';
import type { FormErrors } from '#renderer/ui/inputs/field-context.ts';
import { readPackaging } from './account-lists.ts';
import { draftToConfig } from './adapter-draft.ts';
import {
  accountToDraft,
  draftToAccount,
  emptyAccount,
  emptyService,
  serviceToDraft,
  type AccountDraft,
} from './account-draft.ts';
import { accountErrors, missingFields } from './account-faults.ts';
import { withGroup } from './group-of.ts';
import { listErrors } from './list-errors.ts';
import { usualShipFrom } from './usual-ship-from.ts';

/** The account that is being typed. Kept while other screens are open, and nowhere on the disk: it may hold a secret. */
export const useAccountForm = defineStore('account-form', () => {
  const accounts = useAccounts();
  const { decimalMark } = useFormat();
  const draft = ref<AccountDraft | null>(null);
  /** The account that is changed; null for a new one. */
  const base = shallowRef<Account | null>(null);
  const changes = useChanged(draft);
  /** What the station refused when it was last asked, and the account as it was then. */
  const refused = useSaid<FormErrors>({});
  const judged = shallowRef<unknown>(null);
  const isAttempted = ref(false);
  const isRefused = computed(() => isAttempted.value && Object.keys(refused.value).length > 0);
  const errors = computed((): FormErrors => ({
    ...Object.fromEntries(Object.entries(refused.value).filter(([path]) => isAsJudged(path))),
    ...(isRefused.value && missingFields(adapter.value?.fields ?? [], config.value ?? {})),
    ...(draft.value && listErrors(draft.value, isAttempted.value)),
  }));
  /** How the account buys, as the station describes it. */
  const adapter = computed(() => accounts.adapters.find(({ type }) => type === draft.value?.adapter) ?? null);
  const config = computed(() => draft.value?.configs[draft.value.adapter] ?? null);
  /** The names that the carrier brought that was picked last. */
  const taken = shallowRef<Readonly<Record<string, string>> | null>(null);
  const funds = shallowRef<Pick<Account, 'requiresFundedAmount' | 'balance'> | null>(null);
  const { failure, fail } = useFailure();
  const isSaving = ref(false);
  /** What a test of the account said that does not work, as it stands in the form. */
  const tested = shallowRef<AccountTest | null>(null);
  const local = (value: number) => writtenDecimal(value, decimalMark.value);

  /** The id of an account whose id nobody types: of its name. */
  const ownId = computed(() => {
    const id = idFrom(draft.value?.friendlyName ?? '');
    return id === '' ? '' : freeId(id);
  });

  /** The account as it stands in the form. */
  function toSend(): object {
    if (!draft.value) return {};
    const known = { adapter: adapter.value, rules: accounts.rulesNamed(draft.value.carrier) };
    const account = draftToAccount(draft.value, known, base.value);
    return { ...account, carrierId: account.carrierId || ownId.value, ...funds.value };
  }

  /** Whether an objection still is to what stands in the form. */
  const isAsJudged = (path: string) =>
    JSON.stringify(memberAt(judged.value, path)) === JSON.stringify(memberAt(toSend(), path));

  function refuse(violations: Problem['errors']): void {
    const fields = adapter.value?.fields ?? [];
    refused.value = () => accountErrors(violations, fields);
    judged.value = JSON.parse(JSON.stringify(toSend()));
  }

  /** A new account begins where parcels usually leave. */
  function begin(): AccountDraft {
    const shipFrom = usualShipFrom(accounts.accounts, accounts.isTest);
    return { ...emptyAccount(accounts.adapters), ...(shipFrom && { shipFrom: partyToDraft(shipFrom) }) };
  }

  function open(account: Account | null): void {
    base.value = account;
    draft.value = account ? accountToDraft(account, accounts.adapters, local) : begin();
    [refused.value, failure.value, isAttempted.value, funds.value, taken.value] = [null, null, false, null, null];
    [tested.value, isSaving.value] = [null, false];
    changes.begin();
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

  /** The configuration as it stands in the form. */
  const configToSend = () => ({
    ...(adapter.value ? draftToConfig(adapter.value, config.value ?? {}, base.value?.adapter ?? null) : { type: '' }),
  });

  /** Shows what a problem says of the configuration at the fields that it is about. @returns what makes the words; null where it is about none */
  function refuseConfig({ errors: violations }: Problem): Sentence | null {
    if (violations.length === 0) return null;
    refuse(violations);
    const fields = adapter.value?.fields ?? [];
    return () => Object.values(accountErrors(violations, fields)).flat().join(' ');
  }

  /** Fills the form with a carrier that the service brings; what a person has typed of names stays. */
  function take(carrier: ImportedCarrier): void {
    if (!draft.value || !config.value) return;
    const { carrierCode, name, services, packages, requiresFundedAmount, balance } = carrier;
    const typed = (value: number | undefined) => (value === undefined ? '' : local(value));
    for (const [member, value] of Object.entries(carrier.adapter)) config.value[member] = String(value);
    const names = {
      ...{ carrier: 'OTHER', carrierCode, friendlyName: name, nickname: carrier.nickname ?? '' },
      carrierId: base.value?.carrierId ?? freeId(carrierCode),
    };
    for (const member of Object.keys(names) as (keyof typeof names)[]) {
      const stands = draft.value[member];
      if (stands === '' || stands === taken.value?.[member]) draft.value[member] = names[member];
    }
    taken.value = names;
    draft.value.services = services.map((service) => serviceToDraft(service, typed));
    if (services.length === 0) draft.value.services = [emptyService()];
    draft.value.packages = packages.map((one) => readPackaging(one, local)).filter((one) => one !== null);
    funds.value = { requiresFundedAmount, balance };
  }

  /** An id of the carrier's code that no account has. */
  function freeId(code: string): string {
    const id = code.replaceAll(/[^A-Za-z0-9._-]/g, '-').slice(0, 60) || 'account';
    const taken = (one: string) => accounts.find(one) !== null;
    for (let number = 2, free = id; ; free = `${id}-${number++}`) if (!taken(free)) return free;
  }

  /** Sends the account as it stands in the form. @returns the answer; null where something has to be put right, or where another stands there by then */
  async function send<T>(ask: (body: Account) => Promise<Answer<T>>): Promise<T | null> {
    if (!draft.value || isSaving.value) return null;
    isAttempted.value = true;
    if (Object.keys(listErrors(draft.value, true)).length > 0) return null;
    isSaving.value = true;
    const [sent, body] = [draft.value, toSend() as Account];
    const answer = await ask(body);
    if (draft.value !== sent) return null;
    isSaving.value = false;
    [refused.value, failure.value, tested.value] = [null, null, null];
    if (answer.ok) return answer.value;
    const { problem } = answer;
    if (problem?.code === 'ALREADY_EXISTS')
      [refused.value, judged.value] = [() => ({ '/carrierId': [t('carriers.faults.taken')] }), body];
    else if (problem && problem.errors.length > 0) refuse(problem.errors);
    else fail(() => problemWords(problem));
    return null;
  }

  /** Whether another window, or a program, saved it since the form was opened. What is saved next replaces that. */
  async function isBehind(): Promise<boolean> {
    const known = base.value;
    if (known === null) return false;
    await accounts.load();
    const stands = accounts.find(known.carrierId);
    if (base.value !== known || !stands || JSON.stringify(stands) === JSON.stringify(known)) return false;
    base.value = stands;
    fail(() => t('carriers.changedElsewhere'));
    return true;
  }

  /** @returns the account as it is stored, with the form still open; null where something has to be put right. */
  async function save(): Promise<Account | null> {
    const typed = draft.value;
    if (!typed || isSaving.value) return null;
    isSaving.value = true;
    const wasBehind = await isBehind();
    // Discarded meanwhile, another account may be open, which nobody has asked to save.
    if (draft.value !== typed) return null;
    isSaving.value = false;
    if (wasBehind) return null;
    const stored = await send(async (body) => {
      const answer = await (base.value
        ? call('changeAccount', { params: { carrierId: base.value.carrierId }, body })
        : call('createAccount', { body }));
      if (answer.ok) await accounts.load();
      return answer;
    });
    return stored?.account ?? null;
  }

  /** Whether a purchase would be taken, before anything is stored. @returns null where something has to be put right */
  async function test(): Promise<AccountTest | null> {
    const said = await send((body) => call('tryAccount', { body }));
    if (said?.works === false) tested.value = said;
    return said;
  }

  const summary = computed((): SummaryError[] =>
    Object.entries(isAttempted.value ? errors.value : {}).flatMap(([path, words]) =>
      words.map((said) => ({ path, message: withGroup(path, said) })),
    ),
  );
  return {
    draft,
    base,
    isChanged: changes.isChanged,
    adapter,
    config,
    errors,
    failure,
    isSaving,
    summary,
    open,
    close,
    takeServices,
    configToSend,
    refuseConfig,
    take,
    save,
    test,
    tested,
    ownId,
  };
});
