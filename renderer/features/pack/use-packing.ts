import { computed, onScopeDispose, shallowRef } from 'vue';
import type { OrderScan } from '#shared/schema/orders/packing-calls.ts';
import type { OrderBox } from '#shared/schema/orders/parcel-box.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import { commandIn } from '#renderer/scan/command-in.ts';
import { call } from '#renderer/api/client.ts';
import { inTurn } from '#renderer/composables/in-turn.ts';
import { announce } from '#renderer/composables/useAnnounce.ts';
import { type Sentence, useSentence } from '#renderer/composables/useSentence.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { useSounds, type Sound } from '#renderer/composables/useSounds.ts';
import { isEventOf, isSameOrder, keyOf, type OrderKey } from '#renderer/components/order/order-words.ts';
import { t } from '#renderer/messages/index.ts';
import { diagnosticWords, problemWords } from '#renderer/messages/problem-words.ts';
import { findOrder } from './scan/find-order.ts';
import { isItemOf, labelBeside, labelOf, provePrint } from './scan/label-scan.ts';
import { sendScan } from './scan/send-scan.ts';
import { countsItems, hasMore, isAllVerified, isOutdated, statusOf } from './pack-status.ts';
import { countedWords, interruption, saidOfLabel, SCAN_SOUNDS, whyOf, type Said } from './pack-words.ts';
import { useBuying, type Bought } from './use-buying.ts';
import { useLights } from './use-lights.ts';

/**
 * The bench: one order after the other, by its slip and its items. What is counted stands in the ledger; the window shows it, and asks for
 * the label when a scan has made all lights green.
 * @param opened tells which order is shown, so that a reload shows it again
 */
export function usePacking(opened: (order: OrderKey | null) => void) {
  const play = useSounds();
  const order = shallowRef<Order | null>(null);
  const choice = shallowRef<readonly Order[]>([]);
  const failure = useSentence();
  const said = shallowRef<Said | null>(null);
  const buying = useBuying(order, afterPurchase);
  const lights = useLights(order, () => void buyIfGreen());
  /** A scan brought things about as they are: only then the lights may buy. */
  let isArmed = false;
  const queue = inTurn();
  let isLeft = false;
  onScopeDispose(() => (isLeft = true));

  const status = computed(() =>
    statusOf({
      ...{ order: order.value, lights: lights.lights.value, isBuying: buying.isBuying.value },
      ...{ hasFailed: failure.value !== null, hasChoice: choice.value.length > 0 },
      outcome: buying.bought.value?.outcome ?? null,
    }),
  );

  function say(sound: Sound, words: Sentence, tone: Said['tone']): void {
    said.value = { tone, words };
    play(sound);
    announce(words(), tone === 'good' ? 'polite' : 'assertive');
  }

  function fail(words: Sentence): void {
    [failure.value, order.value] = [words, null];
    say('error', words, 'bad');
    opened(null);
  }

  function reset(): void {
    isArmed = false;
    [order.value, choice.value, failure.value, said.value] = [null, [], null, null];
    buying.forget();
    lights.forget();
  }

  /** The bench stays with the order that is being bought: nobody would hear what became of it. */
  function isKept(): boolean {
    if (buying.isBuying.value) opened(order.value && keyOf(order.value));
    return buying.isBuying.value;
  }
  const isOnBench = (one: Order) => order.value !== null && isSameOrder(order.value, one);

  function clear(): void {
    if (isKept()) return;
    reset();
    opened(null);
  }

  /** What has become of the order since is not undone by an answer that comes late. */
  function show(shown: Order): Promise<void> {
    if (shown.version >= (order.value?.version ?? 0)) order.value = shown;
    return lights.load();
  }

  /** Shows an order that somebody opened. */
  async function open(key: OrderKey): Promise<void> {
    if (isKept()) return;
    reset();
    const answer = await call('readOrder', { params: keyOf(key) });
    if (!answer.ok) return fail(whyOf(answer, 'pack.say.noAnswer'));
    void show(answer.value.order);
  }

  /** The order as it stands in the ledger now. What interrupts is heard. */
  async function refresh(): Promise<void> {
    const shown = order.value;
    if (shown === null) return;
    const answer = await call('readOrder', { params: keyOf(shown) });
    const before = order.value;
    if (!answer.ok || before === null || !isSameOrder(before, shown)) return;
    const [after, stood] = [answer.value.order, status.value];
    if (before.version > after.version) return;
    void show(after);
    if (buying.bought.value && isOutdated(buying.bought.value, after)) buying.forget();
    if (buying.isBuying.value) return;
    // Somebody else went on with it: what was said last is of how it stood before.
    if (status.value !== stood) said.value = null;
    if (interruption(before, after) === null) return;
    isArmed = false;
    say('changed', () => interruption(before, after) ?? '', 'bad');
  }

  async function begin(code: string): Promise<void> {
    // One more of its items takes no order off the bench.
    const packed = isItemOf(code, order.value) ? order.value : null;
    if (packed === null) reset();
    const { orders, words } = await findOrder(code);
    // Nobody stands at the bench any more who would pack it.
    if (isLeft) return;
    const [found] = orders;
    if (!found && packed)
      return say('attention', () => t('pack.say.item', { code, number: packed.orderNumber }), 'care');
    if (!found) return fail(words);
    if (orders.length === 1) return claim(found);
    reset();
    choice.value = orders;
    say('attention', () => t('pack.say.choose'), 'care');
  }

  /** @param takeOverReason why another desk is to give it up */
  async function claim(key: OrderKey, takeOverReason?: string): Promise<void> {
    reset();
    const body = takeOverReason === undefined ? {} : { takeOverReason };
    const answer = await call('claimOrder', { params: keyOf(key), body });
    if (!answer.ok) {
      const shown = await call('readOrder', { params: keyOf(key) });
      const words = whyOf(answer, 'pack.say.noAnswer');
      if (!shown.ok) return fail(words);
      order.value = shown.value.order;
      opened(keyOf(key));
      void lights.load();
      return say('error', words, 'bad');
    }
    opened(keyOf(key));
    isArmed = true;
    void show(answer.value.order);
    say('ok', () => t('pack.say.claimed', { number: key.orderNumber }), 'good');
  }

  async function count(scan: OrderScan): Promise<void> {
    const shown = order.value;
    if (shown === null) return;
    buying.forget();
    const answer = await sendScan({ ...scan, scanId: crypto.randomUUID() }, shown);
    if (!isOnBench(shown)) return;
    if (!answer.ok) return refuse(whyOf(answer, 'pack.say.notCounted'));
    const { outcome, trouble, line, order: after } = answer.value;
    const looked = show(after);
    isArmed = outcome === 'COUNTED' || outcome === 'SLIP';
    const isComplete = outcome === 'COUNTED' && isAllVerified(after);
    const words = () => (trouble ? diagnosticWords(trouble) : countedWords(after, line, isComplete));
    const isChange = outcome === 'WAITING' && after.claim?.stop === null;
    say(isComplete ? 'complete' : isChange ? 'changed' : SCAN_SOUNDS[outcome], words, trouble ? 'bad' : 'good');
    await looked;
  }

  /** Nothing was done, and why; not where the order is another desk's by now, which is said by then. */
  async function refuse(why: Sentence): Promise<void> {
    isArmed = false;
    await refresh();
    if (status.value !== 'gone') say('error', why, 'refused');
  }

  async function acknowledge(): Promise<void> {
    const shown = order.value;
    if (shown === null) return;
    const answer = await call('acknowledgeOrder', { params: keyOf(shown), body: { version: shown.version } });
    if (!isOnBench(shown)) return;
    if (!answer.ok) return refuse(() => problemWords(answer.problem));
    said.value = null;
    void show(answer.value.order);
    announce(t('pack.say.goOn'));
  }

  async function chooseBox(dimensions: OrderBox['dimensions']): Promise<void> {
    const shown = order.value;
    if (shown === null) return;
    const answer = await call('chooseBox', { params: keyOf(shown), body: { dimensions } });
    if (!answer.ok) return refuse(() => problemWords(answer.problem));
    await refresh();
  }

  async function buyIfGreen(): Promise<void> {
    const [shown, known] = [order.value, lights.lights.value];
    if (!isArmed || !shown || !known?.buysByScan || buying.isBuying.value || buying.bought.value) return;
    if (known.version !== shown.version || known.lights.some(({ green }) => !green)) return;
    isArmed = false;
    await buying.buy(shown, { byScan: true, version: shown.version }, lights.printerId());
  }

  function afterPurchase({ outcome, words, errors, ...label }: Bought): void {
    // A light went out meanwhile, as where the parcel was touched: it buys once that is right again.
    isArmed = errors.some(({ pointer }) => pointer === '/byScan');
    if (isArmed) {
      buying.forget();
      return void lights.load();
    }
    if (outcome === 'bought') say(...saidOfLabel(label));
    else if (outcome === 'unknown') say('attention', () => t('pack.say.unknown'), 'bad');
    else say('error', words, 'bad');
    // What was refused another window may have bought, or somebody cancelled.
    void (outcome === 'notBought' ? refresh() : lights.load());
  }

  async function take(code: string): Promise<void> {
    const command = commandIn(code);
    const [label, beside] = [labelOf(code, order.value), labelBeside(code, order.value)];
    if (buying.isBuying.value) say('attention', () => t('pack.say.wait'), 'care');
    else if (command === 'acknowledge') await goOn();
    else if (command !== null) say('attention', () => t('pack.say.noCommand'), 'care');
    else if (label !== undefined) say(await provePrint(label), () => t('pack.say.label', { code }), 'good');
    else if (countsItems(status.value, order.value)) await count({ code });
    else if (beside !== undefined) say('attention', () => t('pack.say.notLabel', { code, number: beside }), 'care');
    else await begin(code);
  }

  /** Esc and PB.OK: whatever is there was seen. */
  async function goOn(): Promise<void> {
    if (status.value === 'stopped' || status.value === 'changed') return acknowledge();
    if (hasMore(status.value, order.value) || status.value === 'notBought') {
      buying.forget();
      said.value = null;
    } else if (!countsItems(status.value, order.value)) clear();
  }

  useLive(
    (event) => order.value !== null && isEventOf(event, order.value),
    () => void refresh(),
  );

  return {
    ...{ order, choice, failure, said, status, lights: lights.lights, bought: buying.bought },
    ...{ isBuying: buying.isBuying, count, refresh, clear, inTurn: queue },
    ...{ scan: queue(take), choose: queue(claim), goOn: queue(goOn), open: queue(open), chooseBox: queue(chooseBox) },
    buy: queue((of: Order, what: Parameters<typeof buying.buy>[1]) => buying.buy(of, what, lights.printerId())),
  };
}
