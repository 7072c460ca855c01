import { type Diagnostic, diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { OrderShipped, OrderShipping } from '#shared/schema/orders/order-calls.ts';
import type { ParcelBox } from '#shared/schema/orders/parcel-box.ts';
import type { BoxSides } from '#shared/schema/shipping/usual.ts';
import type { Light, OrderLights } from '#shared/schema/orders/lights.ts';
import { EngineError } from '../engine-error.ts';
import {
  type Buy,
  contentOf,
  openLines,
  type OrderCall,
  type OrderRecord,
  type Orders,
  type ShipCall,
} from '../orders/index.ts';
import type { Printing } from '../printing/index.ts';
import type { ScaleDesk } from '../scale/index.ts';
import { refuseRepeatedId, type Shipping, whoHolds } from '../shipping/index.ts';
import { violation } from '../violation.ts';
import type { PackingDeps } from './deps.ts';
import { decideBox } from './decide-box.ts';
import { decideLights, type PackingFacts } from './lights.ts';

interface Parts {
  orders: Pick<Orders, 'find' | 'ship'>;
  shipping: Pick<Shipping, 'checkOrder'>;
  printing: Pick<Printing, 'readiness'>;
  scale: Pick<ScaleDesk, 'status' | 'takeShown' | 'unchangedSince'>;
}

export type Packing = ReturnType<typeof createPacking>;

/** Buying by scan: only where this desk's setting says so and all six lights are green (contract, section 13). */
export function createPacking({ ledger }: PackingDeps, { orders, shipping, printing, scale }: Parts) {
  const isOn = async () => (await ledger.settings.read()).buyByScan;

  /** The parcel as it would be bought now, with the box that is decided for it. */
  async function checkPacked(order: OrderRecord, clientId: string, reading: PackingFacts['scale']['reading']) {
    const checkIn = async (sides: BoxSides | null) =>
      shipping.checkOrder(clientId, await contentOf({ ledger }, order, measured(reading, sides), openLines(order)));
    const check = await checkIn(order.claim?.box?.dimensions ?? null);
    const box = decideBox(order, check, await ledger.presets.list('PACKAGE'));
    return { check: box.by === 'HABIT' ? await checkIn(box.dimensions) : check, box };
  }

  /** @param printerId as the call names it; undefined is the client's own */
  async function gather(
    order: OrderRecord,
    clientId: string,
    printerId: string | undefined,
  ): Promise<PackingFacts & { box: ParcelBox }> {
    // At one moment: since when another weight is there says nothing about this one.
    const [shown, weighedAt] = [scale.status(), scale.unchangedSince()];
    const [{ check, box }, printer] = await Promise.all([
      checkPacked(order, clientId, shown.reading),
      printing.readiness(clientId, printerId),
    ]);
    const errors = shown.reading ? check.errors : check.errors.filter(({ pointer }) => !WEIGHT.test(pointer));
    return { order, stationId: ledger.stationId, scale: shown, weighedAt, check: { ...check, errors }, printer, box };
  }

  return {
    async lights(call: OrderCall, printerId: string | undefined): Promise<OrderLights> {
      const order = await orders.find(call);
      const facts = await gather(order, call.caller.clientId, printerId);
      const { check, scale: shown } = facts;
      return {
        lights: decideLights(facts),
        buysByScan: await isOn(),
        version: order.version,
        errors: check.errors,
        customsMissing: check.customsMissing,
        reading: shown.reading,
        usual: check.packages[0]?.usual ?? null,
        box: facts.box,
      };
    },

    /**
     * The purchase that a scan brings about: the parcel that is verified, in its box, with the weight that the scale shows, which is taken with it.
     * @throws EngineError STATE_CONFLICT with the reason of every light that is not green; and what shipping an order throws
     */
    async ship(call: ShipCall, printerId: string | undefined, buy: Buy): Promise<OrderShipped> {
      const { caller, transactionId, shipping: said } = call;
      const { clientId } = caller;
      // Whoever gives no id is told so by the purchase itself.
      if (transactionId === undefined) return orders.ship(call, buy);
      const held = await whoHolds(ledger.shipments, clientId, transactionId);
      if (held) throw refuseRepeatedId(transactionId, held);
      const version = versionOf(said);
      const order = await orders.find(call);
      if (!(await isOn())) throw refusal([diagnostic('PACKING_BY_SCAN_OFF')]);
      if (order.version !== version) throw refusal([diagnostic('ORDER_CHANGED', { number: order.orderNumber })]);
      const facts = await gather(order, clientId, printerId);
      const reasons = decideLights(facts).flatMap(reasonOf);
      const { reading } = facts.scale;
      if (reasons.length > 0) throw refusal(reasons);
      // Since it was read it may have changed, or somebody else took it.
      if (!reading || !scale.takeShown(reading.weight)) throw refusal([diagnostic('PACKING_SCALE_MOVING')]);
      const { dimensions } = facts.box;
      return orders.ship(
        { ...call, shipping: { ...measured(reading, dimensions), version, lines: openLines(order) } },
        buy,
      );
    },
  };
}

const WEIGHT = /^\/itemLines\/\d+\/weight/;

const measured = (reading: PackingFacts['scale']['reading'], dimensions: BoxSides | null): OrderShipping =>
  reading || dimensions
    ? { shipment: { itemLines: [{ ...(reading && { weight: reading.weight }), ...(dimensions && { dimensions }) }] } }
    : {};

const reasonOf = ({ green, trouble }: Light): Diagnostic[] => (green || trouble === null ? [] : [trouble]);

/** @throws EngineError VALIDATION_FAILED where the call says more than which order in which version */
function versionOf({ version, byScan: _, ...more }: OrderShipping): number {
  const [name] = Object.keys(more);
  const wrong =
    name !== undefined
      ? violation('FIELD_CONFLICT', `/${name}`, `What is bought by scan is what was scanned; leave ${name} out.`)
      : version === undefined
        ? violation(
            'FIELD_REQUIRED',
            '/version',
            'What is bought by scan names the version of the order that was seen.',
          )
        : null;
  if (wrong || version === undefined)
    throw new EngineError('VALIDATION_FAILED', wrong?.message ?? '', { errors: wrong ? [wrong] : [] });
  return version;
}

function refusal(reasons: readonly Diagnostic[]): EngineError {
  const errors = reasons.map((trouble) => ({
    ...violation('FIELD_INVALID', '/byScan', inEnglish(trouble)),
    trouble,
  }));
  const detail = ['Nothing was bought.', ...reasons.map(inEnglish)].join(' ');
  return new EngineError('STATE_CONFLICT', detail, { errors, trouble: reasons[0] });
}
