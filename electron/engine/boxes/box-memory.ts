import type { CheckedPackage } from '#shared/schema/shipping/check.ts';
import type { Validation } from '../rules/index.ts';
import type { BoxesDeps } from './deps.ts';
import { COUNTED_PARCELS, usualBox } from './usual-box.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What nobody shipped for so long is forgotten; a season comes back within it. */
const KEPT_DAYS = 400;
/** Boxes that are kept of each contents: some may be of shipments that are voided. */
const KEPT_PARCELS = 2 * COUNTED_PARCELS;

export type PackedPackages = Pick<Validation, 'packages' | 'contents'>;

/**
 * Remembers the boxes of a shipment that is being bought; whether it was sold, and is not voided, the ledger knows when it recalls them.
 * Nobody waits for it, and a purchase does not fail with it.
 */
export function rememberBoxes(
  { ledger, log }: BoxesDeps,
  shipment: { id: string; clientId: string },
  { packages, contents }: PackedPackages,
): void {
  const lessons = packages.flatMap(({ entered: { dimensions: sides } }, index) => {
    const inside = contents[index];
    return inside && sides ? [{ contents: inside, sides }] : [];
  });
  if (lessons.length === 0) return;
  ledger.boxes.remember(shipment, lessons, { keep: KEPT_PARCELS, at: ledger.now() }).catch((error: unknown) => {
    log('boxes not remembered', { error });
  });
}

/** Each package with the box that such contents usually went into, where there is one. */
export async function withUsualBoxes(
  { ledger }: Pick<BoxesDeps, 'ledger'>,
  clientId: string,
  { packages, contents }: PackedPackages,
): Promise<CheckedPackage[]> {
  if (contents.every((inside) => inside === null)) return packages;
  const presets = await ledger.presets.list('PACKAGE');
  return Promise.all(
    packages.map(async (checked, index) => {
      const inside = contents[index];
      const usual = inside ? usualBox(await ledger.boxes.recall(clientId, inside, COUNTED_PARCELS), presets) : null;
      return usual ? { ...checked, usualBox: usual } : checked;
    }),
  );
}

/** Drops what nobody ships any more. Never throws. */
export async function forgetOldBoxes({ ledger, log }: BoxesDeps): Promise<void> {
  await ledger.boxes.forget(ledger.now() - KEPT_DAYS * DAY_MS).catch((error: unknown) => {
    log('old boxes not forgotten', { error });
  });
}
