import { defineStore } from 'pinia';
import { computed, reactive, ref, watch } from 'vue';
import { deskStatus } from '#renderer/features/ship/desk-status.ts';
import { isBlank, newDraft, nextDraft, type ShipDraft } from '#renderer/features/ship/form/draft.ts';
import { nameReferences } from '#renderer/features/ship/form/reference-names.ts';
import { toRequest } from '#renderer/features/ship/form/to-request.ts';
import { useCustoms } from '#renderer/features/ship/form/use-customs.ts';
import { useCheck } from '#renderer/features/ship/form/use-check.ts';
import { useOfferedService } from '#renderer/features/ship/form/use-offered-service.ts';
import { usePurchase, type Settled } from '#renderer/features/ship/purchase/use-purchase.ts';
import { usePress } from '#renderer/features/ship/purchase/use-press.ts';
import { usePrints } from '#renderer/features/ship/purchase/use-prints.ts';
import { useDeskScans } from '#renderer/features/ship/scan/use-desk-scans.ts';
import { useScan } from '#renderer/features/ship/scan/use-scan.ts';
import type { Warning } from '#shared/diagnostics/problem.ts';
import { announce } from '#renderer/composables/useAnnounce.ts';
import { useDraft } from '#renderer/composables/useDraft.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { useSounds } from '#renderer/composables/useSounds.ts';
import { t } from '#renderer/messages/index.ts';
import { problemWords } from '#renderer/messages/problem-words.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';
import { usePrinters } from '#renderer/stores/printers.ts';
import { useSettings } from '#renderer/stores/settings.ts';
import { useStation } from '#renderer/stores/station.ts';

/** The desk: one form, what the station says of it, and what became of its purchase. Lives on while other screens are open. */
export const useShip = defineStore('ship', () => {
  const [settings, accounts, station, printers] = [useSettings(), useAccounts(), useStation(), usePrinters()];
  const play = useSounds();

  const draft = useDraft('ship', () =>
    newDraft({
      byRules: false,
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
  const request = computed(() => toRequest(draft.value));
  const check = useCheck(request, () => draft.value.phase === 'editing');
  /** What the rules choose, where account and service are theirs; null where none matches, or too little is typed. */
  const selected = computed(() => (draft.value.byRules ? (check.result.value?.selected ?? null) : null));
  const sentWith = computed(() => {
    const { byRules, carrierId, serviceType } = draft.value;
    return byRules ? (selected.value ?? { carrierId: '', serviceType: '' }) : { carrierId, serviceType };
  });
  const account = computed(() => accounts.find(sentWith.value.carrierId));
  /** What a purchase comes to; null while no account is chosen. */
  const mode = computed(() => account.value && (accounts.isTest(account.value) ? 'test' : 'live'));
  const rules = computed(() => accounts.rulesOf(account.value));
  const references = computed(() => nameReferences(rules.value?.references ?? []));

  const customs = useCustoms(draft, () => account.value);
  /** What is bought: the very form that the station and the border have nothing against. */
  const approved = computed(() => (customs.open.value.length === 0 ? check.approved.value : null));

  const { outcome, isAsking, buy: purchase, lookAgain, resume, forget } = usePurchase(draft, onSettled);
  useLive(
    (event) => event.type === 'shipment' && event.transactionId === draft.value.transactionId,
    () => void lookAgain(),
  );
  const { find, labelled } = useScan({
    draft,
    account: () => account.value,
    references: () => rules.value?.references ?? [],
    row: () => row.value,
  });

  /** After pressing Buy on a form that is not right, its missing fields are called missing as well. */
  const wasAttempted = ref(false);
  const prints = usePrints();
  const {
    alarm,
    scanned,
    isConfirmed,
    isBusy: isScanning,
    scan,
    forget: forgetScans,
  } = useDeskScans({
    draft,
    status: () => status.value,
    bought: () => (outcome.value?.kind === 'bought' ? outcome.value.data : null),
    find,
    labelled,
    clear,
    onProof: () => void prints.load(),
  });
  const printer = computed(() => printers.labelPrinter(draft.value.imageType, draft.value.labelStock));

  const press = usePress({ request, check, sentWith, mode, isScanning });

  const status = computed(() =>
    deskStatus({
      alarm: alarm.value?.kind ?? null,
      phase: draft.value.phase,
      outcome: outcome.value,
      prints: prints.stage.value,
      isLost: station.isLost,
      isWaiting: press.isWaiting.value,
      isValid: approved.value !== null,
    }),
  );
  const isOpen = computed(() => draft.value.phase === 'editing' && alarm.value === null);

  function onSettled(found: Settled, isLate: boolean): void {
    play(found.kind === 'bought' ? 'ok' : found.kind === 'unknown' ? 'attention' : 'error');
    if (found.kind === 'bought') {
      const said = (code: string) => found.warnings.some((warning) => warning.code === code);
      const expected = printer.value !== null;
      const refused = said('PRINT_NOT_QUEUED') || (isLate && expected);
      void prints.follow(draft.value.transactionId, { expected, refused, withoutPrinter: said('PAPER_NOT_QUEUED') });
      announce(`${t('ship.states.bought')}. ${boughtWords(found)}`, 'assertive');
    } else if (found.kind === 'unknown') announce(`${t('ship.states.unknown')}. ${t('ship.say.unknown')}`, 'assertive');
    else announce(`${t('ship.states.notBought')}. ${refusalWords(found)}`, 'assertive');
  }

  watch(prints.stage, (stage) => {
    if (stage !== 'waiting' && stage !== 'failed' && stage !== 'uncertain') return;
    play('attention');
    announce(`${t(`ship.states.${status.value}`)}. ${prints.why.value} ${t(`ship.say.prints.${stage}`)}`, 'assertive');
  });

  function boughtWords({ data }: Extract<Settled, { kind: 'bought' }>): string {
    const numbers = data.transactionShipments.map(({ trackingNumber }) => trackingNumber);
    const { personName, companyName } = draft.value.recipient;
    const words = { name: personName || companyName, number: numbers[0] ?? '', n: numbers.length };
    return t(numbers.length > 1 ? 'ship.say.boughtMore' : 'ship.say.bought', words);
  }

  const refusalWords = ({ problem }: Extract<Settled, { kind: 'not_bought' }>) =>
    problem.code === 'NOT_FOUND' ? t('ship.say.neverArrived') : problemWords(problem);

  /** The label that the same went out with, while it is asked why it is shipped again. */
  const shippedBefore = ref<Warning['earlier'] | null>(null);

  /**
   * Where the station is still asked about the form it waits for the answer: what stood there as Buy was pressed is bought, or nothing.
   * @param duplicateReason why the same is shipped again; it is asked for where that is so
   * @returns false where the form is not ready to be bought
   */
  async function buy(duplicateReason?: string): Promise<boolean> {
    if (!isOpen.value || station.isLost) return draft.value.phase !== 'editing';
    const { transactionId } = draft.value;
    const isAsPressed = await press.pressed();
    if (!isOpen.value || draft.value.transactionId !== transactionId) return true;
    // What the scan finds may change the recipient: nothing is bought on what stood there before.
    if (isScanning.value || !isAsPressed) {
      press.askAgain();
      return true;
    }
    press.forget();
    wasAttempted.value = true;
    const body = approved.value;
    if (body === null) {
      play('error');
      return false;
    }
    const earlier = check.result.value?.warnings.find(({ code }) => code === 'SHIPPED_BEFORE')?.earlier;
    shippedBefore.value = duplicateReason === undefined ? (earlier ?? null) : null;
    if (shippedBefore.value !== null) {
      play('attention');
      return true;
    }
    void purchase(earlier ? { ...body, duplicateReason } : body, printer.value?.id);
    return true;
  }

  // What was refused was another form: this one is judged anew.
  watch(press.asItStands, () => {
    if (outcome.value?.kind === 'not_bought') forget();
  });

  function begin(next: ShipDraft): void {
    forget();
    prints.forget();
    draft.value = next;
    forgetScans();
    [wasAttempted.value, row.value] = [false, 0];
  }

  /** The form, where something stands in it that was not bought. */
  const unbought = () => (draft.value.phase === 'editing' && !isBlank(draft.value) ? draft.value : null);

  /** A new form with the same account and service. What stood there, unbought, can be brought back. */
  function clear(): void {
    if (draft.value.phase === 'buying') return;
    cleared.value.draft = unbought() ?? cleared.value.draft;
    begin(nextDraft(draft.value));
  }

  /** What stands there instead, unbought, can be brought back in turn. */
  function bringBack(): void {
    const back = cleared.value.draft;
    if (back === null || draft.value.phase === 'buying') return;
    cleared.value.draft = unbought();
    begin(back);
    announce(t('ship.broughtBack'));
  }

  useOfferedService(draft);
  resume();

  return {
    draft,
    row,
    account,
    mode,
    customs: reactive(customs),
    selected,
    sentWith,
    rules,
    references,
    request,
    check,
    outcome,
    isAsking,
    status,
    isOpen,
    wasAttempted,
    alarm,
    scanned,
    isScanning,
    isConfirmed,
    printer,
    /** The shipment that the form became, once it is known which. */
    shipmentId: prints.shipmentId,
    printStage: prints.stage,
    printWhy: prints.why,
    papers: prints.papers,
    canBringBack: computed(() => cleared.value.draft !== null),
    boughtWords,
    refusalWords,
    shippedBefore,
    isEarly: press.isEarly,
    buy,
    clear,
    bringBack,
    acknowledge: () => (alarm.value = null),
    scan,
  };
});
