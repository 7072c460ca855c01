import { computed, ref, watch } from 'vue';
import type { OrderShipping } from '#shared/schema/orders/order-calls.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import type { Weight } from '#shared/schema/shipping/measure.ts';
import type { BoxSides } from '#shared/schema/shipping/usual.ts';
import { call } from '#renderer/api/client.ts';
import { useFailure } from '#renderer/composables/useFailure.ts';
import { useSounds } from '#renderer/composables/useSounds.ts';
import { isSameOrder } from '#renderer/components/order/order-words.ts';
import { sentWeight } from '#renderer/format/typed-weight.ts';
import { t } from '#renderer/messages/index.ts';
import { useScale } from '#renderer/stores/scale.ts';
import { useSettings } from '#renderer/stores/settings.ts';
import { isAllVerified, linesInParcel } from './pack-status.ts';
import type { usePacking } from './use-packing.ts';

type Bench = Pick<ReturnType<typeof usePacking>, 'order' | 'lights' | 'status' | 'bought' | 'buy'>;

/** A person buys the label, whatever the lights say: of everything that is in the parcel, with the weight on the scale. The rest stays open. */
export function useOwnPurchase({ order, lights, status, bought, buy }: Bench) {
  const scale = useScale();
  const settings = useSettings();
  const play = useSounds();
  /** As it was typed for the order on the bench, where there is no scale. */
  const weight = ref('');
  const { failure, fail } = useFailure();
  /** Whether a reason is asked for, because the same went out lately. */
  const asksWhy = ref(false);
  /** From the key on, until it is known what came of it. */
  let isUnderWay = false;

  const lines = computed(() => (order.value ? linesInParcel(order.value) : []));
  const hasItems = computed(() => lines.value.length > 0 || order.value?.lines.length === 0);
  /** Of which order, and which facts that the border asks for, a person said to ship without them. */
  const without = ref('');
  const orderKey = computed(() => JSON.stringify([order.value?.source, order.value?.orderNumber]));
  watch(orderKey, () => (weight.value = ''));
  const missing = computed(() => lights.value?.customsMissing ?? []);
  const open = computed(() => (without.value === saidOf(orderKey.value, missing.value) ? [] : missing.value));
  const goWithout = (): void => void (without.value = saidOf(orderKey.value, missing.value));
  const border = computed(() => ({ missing: missing.value, open: open.value }));

  const isPacking = computed(() => ['packing', 'complete', 'notBought'].includes(status.value));
  /** Not before the lights say whether the same went out lately, and what the border asks for. */
  const canBuy = computed(() => hasItems.value && isPacking.value && lights.value !== null && open.value.length === 0);
  const isPart = computed(() => order.value !== null && !isAllVerified(order.value));

  /** Null where the lines say what it weighs; undefined where the scale gave none, also where nobody knows whether there is one. */
  async function weigh(): Promise<Weight | null | undefined> {
    await scale.known();
    if (scale.isSetUp || scale.status === null) {
      const answer = await call('weigh', { body: { waitSeconds: 1 } });
      return answer.ok ? answer.value.weight : undefined;
    }
    const units = settings.weightUnit;
    const value = sentWeight(weight.value, units);
    return value === undefined ? null : { units, value: value as number };
  }

  /** What the packer chose, or what was filled in for all of it: a part may go into another box. */
  function sides(): BoxSides | null {
    const chosen = order.value?.claim?.box;
    if (chosen) return chosen.dimensions;
    const { dimensions = null, by } = lights.value?.box ?? {};
    return by === 'HABIT' && !isPart.value ? dimensions : null;
  }

  async function ship(duplicateReason?: string): Promise<void> {
    const shown = order.value;
    if (!shown || !canBuy.value || isUnderWay) return;
    isUnderWay = true;
    try {
      await weighAndBuy(shown, duplicateReason);
    } finally {
      isUnderWay = false;
    }
  }

  async function weighAndBuy(shown: Order, duplicateReason?: string): Promise<void> {
    const taken = await weigh();
    const isThere = () => order.value !== null && isSameOrder(order.value, shown);
    // What was on the scale is the weight of no other order.
    if (!isThere()) return;
    failure.value = null;
    if (taken === undefined) {
      play('error');
      return fail(() => t('pack.say.weigh'));
    }
    const dimensions = sides();
    const shipment = {
      ...((taken || dimensions) && {
        itemLines: [{ ...(taken && { weight: taken }), ...(dimensions && { dimensions }) }],
      }),
      ...(duplicateReason !== undefined && { duplicateReason }),
    };
    const shipping: OrderShipping = {
      ...{ version: shown.version, shipment },
      ...(lines.value.length > 0 && { lines: lines.value }),
    };
    await buy(shown, shipping);
    if (isThere() && bought.value?.outcome !== 'notBought') weight.value = '';
  }

  async function start(): Promise<void> {
    if (isUnderWay) return;
    const before = lights.value?.lights.find(({ light }) => light === 'SHIPPED_BEFORE');
    if (before?.green === false) asksWhy.value = true;
    else await ship();
  }

  async function buyAgain(reason: string): Promise<void> {
    asksWhy.value = false;
    await ship(reason);
  }

  return { weight, failure, asksWhy, canBuy, isPart, border, goWithout, buy: start, buyAgain };
}

/** What was said is said of this order and these facts; whatever is missing besides is asked for. */
const saidOf = (order: string, missing: readonly string[]) => `${order} ${missing.join(' ')}`;
