import type { ParcelBox } from '#shared/schema/orders/parcel-box.ts';
import type { CheckResult } from '#shared/schema/shipping/check.ts';
import type { Preset } from '#shared/schema/station/preset.ts';
import { namesBox, presetNameOf } from '../boxes/index.ts';
import type { OrderRecord } from '../orders/index.ts';

/**
 * The box of the parcel that is packed: what the packer says, else what the order wishes, else a rule's packaging, else what such contents
 * usually went into. Decided here and nowhere else.
 * @param check of the parcel with the box that the packer says, if any
 */
export function decideBox(
  { claim, content }: Pick<OrderRecord, 'claim' | 'content'>,
  { packages, selected }: Pick<CheckResult, 'packages' | 'selected'>,
  presets: readonly Preset[],
): ParcelBox {
  const { entered, usualBox: usual = null } = packages[0] ?? {};
  const box = (by: ParcelBox['by'], dimensions: ParcelBox['dimensions']): ParcelBox => ({
    ...{ dimensions, preset: dimensions && presetNameOf(dimensions, presets), by, usual },
  });
  const known = entered?.dimensions ?? null;
  if (claim?.box) return box('PACKER', known);
  if (namesBox(content.shipment?.itemLines?.[0])) return box('ORDER', known);
  if (selected?.packageCode !== undefined) return box('RULE', known);
  return usual ? box('HABIT', usual.dimensions) : box('NOBODY', known);
}
