import type { CheckedPackage } from '#shared/schema/shipping/check.ts';
import type { Warning } from '#shared/diagnostics/problem.ts';
import type { UsualWeight } from '#shared/schema/shipping/usual.ts';
import type { WeightsDeps } from './deps.ts';
import type { Validation } from '../rules/index.ts';
import { gramsOf, isUnusual, KEPT_PARCELS, usualWeight } from './usual-weight.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What nobody shipped for so long is forgotten; a season comes back within it. */
const KEPT_DAYS = 400;
/** Contents that are remembered at most, all clients together: some megabytes. */
const KEPT_CONTENTS = 20_000;

export type WeighedPackages = Pick<Validation, 'packages' | 'contents'>;

/** Remembers what the packages of a shipment that was bought weighed. Nobody waits for it, and a purchase does not fail with it. */
export function learnWeights(
  { ledger, log }: WeightsDeps,
  clientId: string,
  { packages, contents }: WeighedPackages,
): void {
  const lessons = packages.flatMap(({ entered: { weight } }, index) => {
    const inside = contents[index];
    return inside && weight ? [{ contents: inside, grams: gramsOf(weight) }] : [];
  });
  if (lessons.length === 0) return;
  ledger.weights.learn(clientId, lessons, { keep: KEPT_PARCELS, at: ledger.now() }).catch((error: unknown) => {
    log('weights not remembered', { error });
  });
}

/** Grams of the last parcels of such contents. */
export type Recall = (contents: string) => Promise<readonly number[]>;

/** The client's memory; what is asked for twice, as in a batch of equal parcels, is read once. */
export function recallOf({ ledger }: Pick<WeightsDeps, 'ledger'>, clientId: string): Recall {
  const known = new Map<string, Promise<readonly number[]>>();
  return (contents) => {
    const learned = known.get(contents) ?? ledger.weights.recall(clientId, contents);
    known.set(contents, learned);
    return learned;
  };
}

/** Each package with what such a one usually weighs, where that is known, and a warning where this one does not. */
export async function compareWithUsual(
  recall: Recall,
  { packages, contents }: WeighedPackages,
): Promise<{ packages: CheckedPackage[]; warnings: Warning[] }> {
  const compared: CheckedPackage[] = [];
  const warnings: Warning[] = [];
  for (const [index, checked] of packages.entries()) {
    const { weight } = checked.entered;
    const inside = contents[index];
    const learned = inside && weight ? await recall(inside) : [];
    const usual = weight && usualWeight(learned, weight.units);
    compared.push(usual ? { ...checked, usual } : checked);
    if (usual && isUnusual(weight, learned)) warnings.push(unusual(index, weight, usual));
  }
  return { packages: compared, warnings };
}

const inWords = ({ value, units }: UsualWeight['weight']) => `${value} ${units}`;

const unusual = (index: number, weight: UsualWeight['weight'], usual: UsualWeight): Warning => ({
  code: 'WEIGHT_UNUSUAL',
  pointer: `/itemLines/${index}/weight/value`,
  message: `A weight of ${inWords(weight)} is unusual for what is in the package: usually ${inWords(usual.weight)}, from ${usual.parcels} parcels.`,
  weighed: { actual: weight, usual },
});

/** Drops what nobody ships any more. Never throws. */
export async function forgetOldWeights({ ledger, log }: WeightsDeps): Promise<void> {
  await ledger.weights.forget(ledger.now() - KEPT_DAYS * DAY_MS, KEPT_CONTENTS).catch((error: unknown) => {
    log('old weights not forgotten', { error });
  });
}
