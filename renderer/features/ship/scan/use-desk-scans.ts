import { computed, ref, type Ref } from 'vue';
import type { ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import { isCodeOf, isRouting, numbersIn } from '#shared/scan/label-codes.ts';
import type { ShipmentData } from '#shared/schema/shipping/shipment-response.ts';
import { call } from '#renderer/api/client.ts';
import { inTurn } from '#renderer/composables/in-turn.ts';
import { announce } from '#renderer/composables/useAnnounce.ts';
import { useSounds } from '#renderer/composables/useSounds.ts';
import { t } from '#renderer/messages/index.ts';
import type { DeskStatus } from '../desk-status.ts';
import type { ScanAlarm } from './scan-alarm.ts';
import type { ShipDraft } from '../form/draft.ts';
import { hasShapeOf } from './scan-code.ts';
import type { Found, Placed } from './use-scan.ts';

interface Desk {
  draft: Ref<ShipDraft>;
  status: () => DeskStatus;
  /** The purchase that this form became; null before. */
  bought: () => ShipmentData | null;
  find: (code: string) => Promise<Found>;
  /** The shipment whose label it is; null where it is nobody's, undefined where that is not known. */
  labelled: (code: string) => Promise<ShipmentSummary | null | undefined>;
  clear: () => void;
  /** A print was proved by a scan. */
  onProof: () => void;
}

/** Whether somebody else had a use for the code. */
type IsTaken = (code: string) => Promise<boolean>;

/** What the desk does with a code, by how things stand: an order to be shipped, or the label that is on the box. One after another. */
export function useDeskScans({ draft, status, bought, find, labelled, clear, onProof }: Desk) {
  const play = useSounds();
  const alarm = ref<ScanAlarm | null>(null);
  const scanned = ref<Extract<Placed, { kind: 'done' }> | null>(null);
  /** The packages whose label was scanned on its box, by their place in the shipment. */
  const confirmed = ref<ReadonlySet<number>>(new Set());
  const packages = computed(() => bought()?.transactionShipments ?? []);

  const codesOf = (index: number) => {
    const one = packages.value[index];
    return one ? [one.trackingNumber, one.platformTrackingNumber] : [];
  };

  function say(found: Extract<Placed, { kind: 'done' }>, isGood = true): void {
    scanned.value = found;
    play(isGood && !found.shippedBefore && !found.stopped ? 'ok' : 'attention');
    const { stopped } = found;
    const why = stopped ? ` ${t(`states.order.${stopped.state}`)}. ${stopped.reason ?? ''}` : '';
    announce(`${found.words()}${why}`, isGood && !stopped ? 'polite' : 'assertive');
  }

  function raise(raised: ScanAlarm, hint: string): void {
    alarm.value = raised;
    play('error');
    announce(
      `${t(`ship.states.${raised.kind === 'failed' ? 'locked' : 'wrongLabel'}`)}. ${raised.words()} ${hint}`,
      'assertive',
    );
  }

  /** The scan proves that the label came out and is on the box; where nothing was printed here there is nothing to prove. */
  async function confirm(code: string, index: number): Promise<void> {
    alarm.value = null;
    const wasConfirmed = confirmed.value.has(index);
    confirmed.value = new Set([...confirmed.value, index]);
    const [n, count] = [confirmed.value.size, packages.value.length];
    const words = count > 1 ? 'ship.scan.confirmedOf' : 'ship.scan.confirmed';
    say({ kind: 'done', code, words: () => t(words, { code, n, count }) });
    const number = packages.value[index]?.trackingNumber ?? code;
    const { transactionId } = draft.value;
    const proof = await call('confirmPrintByScan', { body: { code: number } });
    if (draft.value.transactionId !== transactionId) return;
    if (proof.ok) onProof();
    if (wasConfirmed || (proof.ok && proof.value.repeated))
      say({ kind: 'done', code, words: () => t('ship.scan.again', { code }) }, false);
  }

  /** Behind a purchase the label on the box is looked for: another label raises the alarm, and while it is raised nothing else begins. */
  async function afterPurchase(code: string): Promise<void> {
    const index = packages.value.findIndex((_, at) => isCodeOf(code, codesOf(at)));
    if (index >= 0) return confirm(code, index);
    const number = packages.value[0]?.trackingNumber ?? '';
    const { transactionId } = draft.value;
    const other = await labelled(code);
    if (draft.value.transactionId !== transactionId) return begin(code);
    if (other === undefined) return say({ kind: 'done', code, words: () => t('ship.scan.noAnswer', { code }) }, false);
    const isOpen = confirmed.value.size < packages.value.length;
    const isLike = packages.value.some((_, at) =>
      codesOf(at).some((one) => numbersIn(code).some((number) => hasShapeOf(number, one))),
    );
    if (other || alarm.value || (isOpen && isLike) || isRouting(code, draft.value.recipient.zipCode)) {
      const words = () =>
        other
          ? t('ship.scan.wrong', { code, name: other.recipient.name, number })
          : t('ship.scan.notThis', { code, number });
      return raise({ kind: 'wrongLabel', words }, t('ship.scan.wrongHint'));
    }
    clear();
    await begin(code);
  }

  async function begin(code: string): Promise<void> {
    const { transactionId } = draft.value;
    alarm.value = null;
    const found = await find(code);
    // Meanwhile the form may have been cleared or bought: then the code is nobody's.
    if (draft.value.transactionId !== transactionId || draft.value.phase !== 'editing')
      return notNow(code, 'ship.scan.waiting');
    if (found.kind === 'failed') {
      clear();
      raise({ kind: 'failed', words: found.words }, t('ship.scan.failed'));
    } else {
      found.put();
      say(found);
    }
  }

  /** It stands below the field that nothing was done with it. */
  function notNow(code: string, why: 'ship.scan.waiting' | 'ship.scan.unknownFirst'): void {
    say({ kind: 'done', code, words: () => `${t('common.label', { label: code })} ${t(why)}` }, false);
  }

  async function take(code: string, isTaken: IsTaken): Promise<void> {
    if (await isTaken(code)) return;
    const now = status();
    if (now === 'buying') notNow(code, 'ship.scan.waiting');
    else if (now === 'unknown') notNow(code, 'ship.scan.unknownFirst');
    else if (draft.value.phase === 'settled') await afterPurchase(code);
    else await begin(code);
  }

  const waiting = ref(0);
  const takeInTurn = inTurn()(take);
  /** Takes a scanned or typed code, unless that is asked first and does; see use-scan.ts for what it can be. */
  function scan(code: string, isTaken: IsTaken = async () => false): Promise<void> {
    waiting.value += 1;
    return takeInTurn(code, isTaken).finally(() => (waiting.value -= 1));
  }

  function forget(): void {
    [alarm.value, scanned.value, confirmed.value] = [null, null, new Set()];
  }

  return {
    alarm,
    scanned,
    scan,
    forget,
    /** Every label of the shipment was scanned on its box. */
    isConfirmed: computed(() => packages.value.length > 0 && confirmed.value.size === packages.value.length),
    isBusy: computed(() => waiting.value > 0),
  };
}
