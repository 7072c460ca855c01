import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { LIGHTS, type Light, type LightName } from '#shared/schema/orders/lights.ts';
import type { CheckResult } from '#shared/schema/shipping/check.ts';
import type { ScaleState, ScaleStatus } from '#shared/schema/station/scale.ts';
import { articleOf, isAllHeld, labelOf, lineProgress, whyNot, type OrderRecord } from '../orders/index.ts';

/** Everything that the lights are decided from. */
export interface PackingFacts {
  order: OrderRecord;
  /** This desk. */
  stationId: string;
  scale: Pick<ScaleStatus, 'state' | 'trouble' | 'reading'>;
  /** Since when the scale shows what it shows, in ledger time. */
  weighedAt: number;
  /** Of the parcel as it would be bought now, with the weight that the scale shows. */
  check: Pick<CheckResult, 'errors' | 'warnings' | 'packages' | 'customsMissing'>;
  /** The printer of this desk, and why it takes no label; null where it has none. */
  printer: { trouble: Diagnostic | null } | null;
}

/** The six lights (contract, section 13), decided here and nowhere else. One that is not green says what to do. */
export const decideLights = (facts: PackingFacts): Light[] =>
  LIGHTS.map((light) => {
    const trouble = TROUBLE[light](facts);
    return { light, green: trouble === null, trouble };
  });

const TROUBLE: Readonly<Record<LightName, (facts: PackingFacts) => Diagnostic | null>> = {
  ORDER: ({ order, stationId }) => {
    const { orderNumber: number, state, claim } = order;
    if (state === 'OPEN') return diagnostic('ORDER_NOT_CLAIMED', { number });
    if (state !== 'PACKING' || claim?.stationId !== stationId) return whyNot(order);
    return claim.changes.length > 0 ? diagnostic('PACKING_CHANGED', { number }) : null;
  },

  ITEMS: ({ order }) => {
    const { claim, content } = order;
    if (claim?.stop) return claim.stop;
    if (content.lines.length === 0) return diagnostic('PACKING_NO_LINES', { number: order.orderNumber });
    const missing = lineProgress(order).reduce((sum, { open, verified }) => sum + open - verified, 0);
    if (missing > 0) return diagnostic('PACKING_ITEMS_MISSING', { count: missing });
    const byHand = (claim?.verified ?? []).find(
      ({ line, how }) => how === 'CONFIRMED' && (content.lines[line - 1]?.barcodes ?? []).length > 0,
    );
    const line = byHand && content.lines[byHand.line - 1];
    return line ? diagnostic('PACKING_BY_HAND', { what: articleOf(line, byHand.line) }) : null;
  },

  WEIGHT: ({ order, scale, weighedAt, check }) => {
    if (scale.state !== 'STABLE' || !scale.reading) return scale.trouble ?? diagnostic(SCALE[scale.state]);
    if (order.claim && weighedAt < order.claim.at) return diagnostic('PACKING_SCALE_LIFT_OFF');
    const unusual = check.warnings.find(({ code }) => code === 'WEIGHT_UNUSUAL')?.weighed;
    if (unusual) {
      const { weight, parcels } = unusual.usual;
      const { units: unit, value: actual } = unusual.actual;
      return diagnostic('PACKING_WEIGHT_UNUSUAL', { actual, unit, usual: weight.value, parcels });
    }
    return check.packages.length > 0 && check.packages.every(({ usual }) => usual)
      ? null
      : diagnostic('PACKING_WEIGHT_NOT_LEARNED');
  },

  CHECK: ({ order, check }) => {
    const { claim, parcels, orderNumber: number } = order;
    const last = parcels.findLast(({ at }) => claim !== null && at >= claim.at)?.shipment;
    if (last?.state === 'REJECTED' || last?.state === 'NOT_SENT') return diagnostic('PACKING_REFUSED', { number });
    if (check.errors.length > 0) return diagnostic('PACKING_CHECK_ERRORS', { count: check.errors.length });
    const { length: count } = check.customsMissing;
    return count > 0 ? diagnostic('PACKING_CUSTOMS_MISSING', { count }) : null;
  },

  SHIPPED_BEFORE: ({ order, check }) => {
    if (isAllHeld(order)) return diagnostic('ORDER_IN_PARCEL', { number: order.orderNumber, label: labelOf(order) });
    const earlier = check.warnings.find(({ code }) => code === 'SHIPPED_BEFORE')?.earlier;
    if (!earlier) return null;
    const { at, trackingNumber, transactionId } = earlier;
    return diagnostic('PACKING_SHIPPED_BEFORE', { at, label: trackingNumber ?? transactionId });
  },

  PRINTER: ({ printer }) => (printer === null ? diagnostic('PACKING_NO_PRINTER') : printer.trouble),
};

const SCALE = {
  OFF: 'PACKING_SCALE_OFF',
  DISCONNECTED: 'PACKING_SCALE_AWAY',
  SILENT: 'PACKING_SCALE_AWAY',
  ZERO: 'PACKING_SCALE_EMPTY',
  MOVING: 'PACKING_SCALE_MOVING',
  STABLE: 'PACKING_SCALE_MOVING',
  LIFT_OFF: 'PACKING_SCALE_LIFT_OFF',
  UNDER_ZERO: 'PACKING_SCALE_TO_ZERO',
  NEEDS_ZERO: 'PACKING_SCALE_TO_ZERO',
  OVER_RANGE: 'PACKING_SCALE_OVER',
  FAULT: 'PACKING_SCALE_AWAY',
} as const satisfies Record<ScaleState, string>;
