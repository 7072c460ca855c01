import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import { deskStatus } from '#renderer/components/ship/desk-status.ts';
import { isBlank, newDraft, nextDraft, type ShipDraft } from '#renderer/components/ship/draft.ts';
import { nameReferences } from '#renderer/components/ship/reference-names.ts';
import { toRequest } from '#renderer/components/ship/to-request.ts';
import { useCheck } from '#renderer/components/ship/use-check.ts';
import { usePurchase, type Settled } from '#renderer/components/ship/use-purchase.ts';
import { usePrints } from '#renderer/components/ship/use-prints.ts';
import { useScan, type ScanOutcome } from '#renderer/components/ship/use-scan.ts';
import { call } from '#renderer/api/client.ts';
import { announce } from '#renderer/composables/useAnnounce.ts';
import { useDraft } from '#renderer/composables/useDraft.ts';
import { useSounds } from '#renderer/composables/useSounds.ts';
import { t } from '#renderer/messages/index.ts';
import { problemWords } from '#renderer/messages/words.ts';
import { useAccounts } from './accounts.ts';
import { usePrinters } from './printers.ts';
import { useSettings } from './settings.ts';
import { useStation } from './station.ts';

/** The desk: one form, what the station says of it, and what became of its purchase. Lives on while other screens are open. */
export const useShip = defineStore('ship', () => {
  const [settings, accounts, station, printers] = [useSettings(), useAccounts(), useStation(), usePrinters()];
  const play = useSounds();

  const draft = useDraft('ship', () =>
    newDraft({
      carrierId: '',
      serviceType: '',
      weightUnit: settings.weightUnit,
      lengthUnit: settings.lengthUnit,
      signature: '',
      imageType: 'PDF',
      labelStock: 'STOCK_4X6',
    }),
  );
  const cleared = useDraft<{ draft: ShipDraft | null }>('ship-cleared', () => ({ draft: null }));
  const row = ref(0);
  const account = computed(() => accounts.find(draft.value.carrierId));
  const rules = computed(() => accounts.rulesOf(account.value));
  const references = computed(() => nameReferences(rules.value?.references ?? []));

  const request = computed(() => toRequest(draft.value));
  const check = useCheck(request);
  const { outcome, isAsking, buy: purchase, resume, forget } = usePurchase(draft, onSettled);
  const { place, isBusy: isScanning } = useScan({
    draft,
    account: () => account.value,
    references: () => rules.value?.references ?? [],
    row: () => row.value,
  });

  /** After pressing Buy on a form that is not right, its missing fields are called missing as well. */
  const wasAttempted = ref(false);
  const lockedBy = ref<string | null>(null);
  const scanned = ref<Extract<ScanOutcome, { kind: 'done' }> | null>(null);
  const isConfirmed = ref(false);
  const prints = usePrints();
  const printer = computed(() => printers.labelPrinter(draft.value.imageType, draft.value.labelStock));

  const status = computed(() =>
    deskStatus({
      isLocked: lockedBy.value !== null,
      phase: draft.value.phase,
      outcome: outcome.value,
      isPrinted: prints.stage.value === 'printed',
      isLost: station.isLost,
      isReadOnly: station.isReadOnly,
      isValid: check.isCurrent.value && check.result.value?.valid === true,
    }),
  );
  const isOpen = computed(() => draft.value.phase === 'editing' && lockedBy.value === null && !station.isReadOnly);

  function onSettled(found: Settled): void {
    play(found.kind === 'bought' ? 'ok' : found.kind === 'unknown' ? 'attention' : 'error');
    if (found.kind === 'bought') {
      void prints.follow(draft.value.transactionId);
      announce(`${t('ship.states.bought')}. ${boughtWords(found)}`, 'assertive');
    } else if (found.kind === 'unknown') announce(`${t('ship.states.unknown')}. ${t('ship.say.unknown')}`, 'assertive');
    else announce(`${t('ship.states.notBought')}. ${refusalWords(found)}`, 'assertive');
  }

  function boughtWords({ data }: Extract<Settled, { kind: 'bought' }>): string {
    const numbers = data.transactionShipments.map(({ trackingNumber }) => trackingNumber);
    const { personName, companyName } = draft.value.recipient;
    const words = { name: personName || companyName, number: numbers[0] ?? '', n: numbers.length };
    return t(numbers.length > 1 ? 'ship.say.boughtMore' : 'ship.say.bought', words);
  }

  const refusalWords = ({ problem }: Extract<Settled, { kind: 'not_bought' }>) =>
    problem.code === 'NOT_FOUND' ? t('ship.say.neverArrived') : problemWords(problem);

  /** @returns false where the form is not ready to be bought. */
  function buy(): boolean {
    if (!isOpen.value || station.isLost) return draft.value.phase !== 'editing';
    wasAttempted.value = true;
    if (!check.isCurrent.value || check.result.value?.valid !== true) {
      play('error');
      return false;
    }
    void purchase(request.value.body, printer.value?.id);
    return true;
  }

  // What was refused was another form: this one is judged anew.
  watch(
    () => JSON.stringify(request.value.body),
    () => {
      if (outcome.value?.kind === 'not_bought') forget();
    },
  );

  function begin(next: ShipDraft): void {
    forget();
    prints.forget();
    draft.value = next;
    [wasAttempted.value, isConfirmed.value] = [false, false];
    [row.value, lockedBy.value, scanned.value] = [0, null, null];
  }

  /** A new form with the same account and service. What stood there, unbought, can be brought back. */
  function clear(): void {
    if (draft.value.phase === 'buying') return;
    if (draft.value.phase === 'editing' && !isBlank(draft.value)) cleared.value.draft = draft.value;
    begin(nextDraft(draft.value));
  }

  function bringBack(): void {
    const back = cleared.value.draft;
    if (back === null || draft.value.phase === 'buying') return;
    cleared.value.draft = null;
    begin(back);
    announce(t('ship.broughtBack'));
  }

  function fail(words: string): void {
    clear();
    lockedBy.value = words;
    play('error');
    announce(`${t('ship.states.locked')}. ${words} ${t('ship.scan.failed')}`, 'assertive');
  }

  const acknowledge = () => (lockedBy.value = null);

  function say(found: Extract<ScanOutcome, { kind: 'done' }>): void {
    scanned.value = found;
    play(found.shippedBefore ? 'attention' : 'ok');
    announce(found.words);
  }

  const boughtNumbers = computed(() =>
    outcome.value?.kind === 'bought'
      ? outcome.value.data.transactionShipments.flatMap((one) => [one.trackingNumber, one.platformTrackingNumber])
      : [],
  );

  /** The scan proves that the label came out and is on the box; where nothing was printed here there is nothing to prove. */
  async function confirmPrint(code: string): Promise<void> {
    const answer = await call('confirmPrintByScan', { body: { code } });
    if (answer.ok) await prints.load();
  }

  /** Takes a scanned or typed code; see components/ship/use-scan.ts for what it can be. */
  async function scan(code: string): Promise<void> {
    if (status.value === 'buying' || status.value === 'unknown') {
      play('attention');
      announce(t(status.value === 'buying' ? 'ship.scan.waiting' : 'ship.scan.unknownFirst'), 'assertive');
      return;
    }
    if (boughtNumbers.value.includes(code)) {
      isConfirmed.value = true;
      void confirmPrint(code);
      say({ kind: 'done', code, words: t('ship.scan.confirmed', { code }) });
      return;
    }
    if (draft.value.phase === 'settled') clear();
    acknowledge();
    const found = await place(code);
    if (found.kind === 'failed') fail(found.words);
    else say(found);
  }

  watch(
    () => [accounts.isLoaded, draft.value.carrierId, draft.value.serviceType] as const,
    () => {
      if (!accounts.isLoaded) return;
      const chosen = account.value ?? accounts.accounts.find(({ primary }) => primary) ?? accounts.accounts[0];
      if (!chosen || draft.value.phase !== 'editing') return;
      draft.value.carrierId = chosen.carrierId;
      const offered = chosen.services.some(({ serviceCode }) => serviceCode === draft.value.serviceType);
      if (!offered) draft.value.serviceType = chosen.services[0]?.serviceCode ?? '';
    },
    { immediate: true },
  );
  resume();

  return {
    draft,
    row,
    account,
    rules,
    references,
    request,
    check,
    outcome,
    isAsking,
    status,
    isOpen,
    wasAttempted,
    lockedBy,
    scanned,
    isScanning,
    isConfirmed,
    printer,
    printStage: prints.stage,
    canBringBack: computed(() => cleared.value.draft !== null),
    boughtWords,
    refusalWords,
    buy,
    clear,
    bringBack,
    acknowledge,
    scan,
  };
});
