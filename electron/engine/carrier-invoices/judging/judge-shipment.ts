import type { Big } from 'big.js';
import type { InvoiceDifference, InvoicedParcel } from '#shared/schema/invoices/invoice-line.ts';
import type { InvoiceTolerance } from '#shared/schema/invoices/invoice-reading.ts';
import { decimal } from '../../rules/index.ts';
import type { InvoicedShipment } from '../invoiced-shipments.ts';
import type { BilledLine } from '../store.ts';
import { type Charge, isOfOne, takenBack } from './credits.ts';
import { isSame, sizeDiffers, weightDiffers } from './measures.ts';

/** A line with the package that it bills; null where only the shipment, or nothing, is known. */
export interface PlacedLine {
  billed: InvoicedParcel;
  packageNumber: number | null;
}

export interface Judgement {
  differences: InvoiceDifference[];
  expected: string | null;
}

/** What all lines are held against beside their shipment. */
export interface JudgingRules {
  tolerance: Required<InvoiceTolerance>;
  /** Whether the service is another; false where that cannot be told. */
  isOtherService(billed: string, shipment: InvoicedShipment): boolean;
  /** Whether the package stayed behind when its day was closed or scanned. */
  isLeftBehind(shipment: InvoicedShipment, packageNumber: number | null): boolean;
}

interface OpenLine extends PlacedLine, Judgement, Charge {}

const isSold = ({ state }: InvoicedShipment) => state === 'PURCHASED' || state === 'LABELLED';

/**
 * Judges all lines that one invoice has for a shipment, or for a parcel of which none is known: they have to be seen together, for a carrier may bill
 * a parcel in several lines, and take a charge back by a credit.
 * @param earlier lines of other invoices for the same
 * @returns what each line is, in their order
 */
export function judgeShipment(
  lines: readonly PlacedLine[],
  shipment: InvoicedShipment | null,
  billedEarlier: readonly BilledLine[],
  rules: JudgingRules,
): Judgement[] {
  // A line that names the shipment alone, as by its reference, is of its one package.
  const packageOf = ({ packageNumber }: Pick<PlacedLine, 'packageNumber'>) =>
    packageNumber ?? (shipment?.packages.length === 1 ? 1 : null);
  const open = lines.map((line): OpenLine => ({
    ...{ billed: line.billed, packageNumber: packageOf(line) },
    ...{ currency: line.billed.currency, amount: decimal(line.billed.amount) },
    ...{ differences: [], expected: null },
  }));
  const before = billedEarlier.map((line): Charge => ({
    ...line,
    packageNumber: packageOf(line),
    amount: decimal(line.amount),
  }));
  const [left, earlier] = standing(open, before);
  if (shipment === null || shipment.state === 'VOIDED' || !isSold(shipment)) {
    const why = shipment === null ? 'UNKNOWN' : shipment.state === 'VOIDED' ? 'VOIDED' : 'NOT_SOLD';
    judgeUndue(left, earlier, why, rules);
  } else judgeSold(left, shipment, earlier, rules);
  if (shipment !== null) for (const line of left) comparePackage(line, shipment, rules);
  return open.map(({ differences, expected }) => ({ differences, expected }));
}

/** The lines, and those of other invoices, without charges that a credit of the same amount takes back, and those credits. */
function standing(lines: readonly OpenLine[], before: readonly Charge[]): [OpenLine[], Charge[]] {
  const settledBefore = takenBack(before, before);
  const earlier = before.filter((line) => !settledBefore.has(line));
  const settled = takenBack(lines, lines);
  const open = lines.filter((line) => !settled.has(line));
  const credited = takenBack<OpenLine, Charge>(open, earlier);
  for (const line of lines) if (settled.has(line) || credited.has(line)) line.expected = line.billed.amount;
  const isOpen = (line: OpenLine | Charge) => !credited.has(line);
  return [open.filter(isOpen), earlier.filter(isOpen)];
}

const netOf = (amounts: readonly Charge[], currency: string): Big =>
  amounts.reduce((sum, each) => (each.currency === currency ? sum.plus(each.amount) : sum), decimal(0));

/** Lines that should not be there, unless they take back what other invoices billed, each or all together, or come to nothing. */
function judgeUndue(
  lines: readonly OpenLine[],
  earlier: readonly Charge[],
  why: InvoiceDifference,
  rules: JudgingRules,
): void {
  for (const [index, line] of lines.entries()) {
    const { currency } = line.billed;
    const owed = netOf(earlier, currency).times(-1);
    const sum = netOf(lines, currency);
    const isTakenBack = owed.lt(0) && [line.amount, sum].some((amount) => isSame(amount, owed, rules.tolerance));
    const isNothing = why !== 'UNKNOWN' && owed.eq(0) && sum.eq(0);
    if (isTakenBack || isNothing) {
      line.expected = line.billed.amount;
      continue;
    }
    line.expected = '0';
    line.differences.push(why);
    if (line.amount.lte(0)) continue;
    if (isAmong(line, earlier)) line.differences.push('BILLED_EARLIER');
    if (lines.slice(0, index).some((other) => isRepeated(line, other))) line.differences.push('BILLED_TWICE');
  }
}

const isRepeated = (line: OpenLine, other: Charge) => isOfOne(line, other) && line.amount.eq(other.amount);

const isAmong = (line: OpenLine, earlier: readonly Charge[]) => earlier.some((other) => isRepeated(line, other));

/** Lines of a shipment that was bought and stands. */
function judgeSold(
  lines: readonly OpenLine[],
  shipment: InvoicedShipment,
  earlier: readonly Charge[],
  { tolerance, isLeftBehind }: JudgingRules,
): void {
  const { cost } = shipment;
  const comparable = lines.filter((line) => {
    if (cost === null || line.billed.currency === cost.currency) return true;
    line.differences.push('CURRENCY');
    return false;
  });
  const currency = cost?.currency ?? comparable[0]?.billed.currency ?? '';
  const whole = cost && decimal(cost.amount);
  const due = whole && (earlier.length === 0 ? whole : whole.minus(netOf(earlier, currency)));
  if (due && isSame(sumOf(comparable), due, tolerance)) {
    for (const line of comparable) line.expected = line.billed.amount;
  } else {
    const others = comparable.filter((line, index) => {
      if (isAmong(line, earlier) || isPaid(line, due, tolerance.amount, earlier))
        return repeated(line, 'BILLED_EARLIER');
      if (line.amount.lte(0) || !comparable.slice(0, index).some((other) => isRepeated(line, other))) return true;
      return repeated(line, 'BILLED_TWICE');
    });
    if (due) compareAmounts(others, shipment, { due, earlier, tolerance });
  }
  for (const line of lines) {
    if (line.amount.lte(0) || !isLeftBehind(shipment, line.packageNumber)) continue;
    line.differences.push('NOT_HANDED_OVER');
    line.expected = '0';
  }
}

const ZERO = decimal(0);
const sumOf = ([first, ...others]: readonly OpenLine[]) =>
  others.reduce((sum, { amount }) => sum.plus(amount), first?.amount ?? ZERO);

/** Whether other invoices have billed all that the shipment cost. */
const isPaid = ({ amount }: OpenLine, due: Big | null, most: number, earlier: readonly Charge[]) =>
  due !== null && earlier.length > 0 && amount.gt(0) && due.lte(most);

function repeated(line: OpenLine, difference: InvoiceDifference): false {
  line.differences.push(difference);
  line.expected = '0';
  return false;
}

/**
 * Holds the sum of the lines against what is due; the last line bears the difference. Where packages of the shipment are not billed yet, less than
 * what is due is no difference.
 */
function compareAmounts(
  lines: readonly OpenLine[],
  { packages }: InvoicedShipment,
  { due, earlier, tolerance }: { due: Big; earlier: readonly Charge[]; tolerance: Required<InvoiceTolerance> },
): void {
  const last = lines.at(-1);
  for (const line of lines) line.expected = line.billed.amount;
  if (!last) return;
  const beyond = sumOf(lines).minus(due);
  // A credit alone bills no package: what it takes back is on an invoice that is still to come.
  const charges = [...lines, ...earlier].filter(({ amount }) => amount.gte(0));
  const numbers = charges.map(({ packageNumber }) => packageNumber);
  const isWhole = numbers.includes(null) || new Set(numbers).size >= packages.length;
  if (beyond.abs().lte(tolerance.amount) || (beyond.lt(0) && !isWhole)) return;
  const surcharges = lines.reduce((sum, { billed }) => sum.plus(billed.surcharges ?? 0), decimal(0));
  const isSurcharge = surcharges.gt(0) && beyond.minus(surcharges).abs().lte(tolerance.amount);
  last.differences.push(isSurcharge ? 'SURCHARGE' : 'AMOUNT');
  last.expected = last.amount.minus(beyond).toFixed();
}

/** What the line says of the package itself. */
function comparePackage(line: OpenLine, shipment: InvoicedShipment, { tolerance, isOtherService }: JudgingRules): void {
  const { billed, packageNumber, amount } = line;
  if (amount.lt(0)) return;
  const known = shipment.packages[packageNumber === null ? 0 : packageNumber - 1];
  const isOne = packageNumber !== null || shipment.packages.length === 1;
  const found: InvoiceDifference[] = [
    ...(known && isOne && weightDiffers(billed, known, tolerance) ? ['WEIGHT' as const] : []),
    ...(known && isOne && sizeDiffers(billed, known, tolerance) ? ['SIZE' as const] : []),
    ...(billed.service !== null && isOtherService(billed.service, shipment) ? ['SERVICE' as const] : []),
  ];
  const isEffect = (each: InvoiceDifference) => each === 'AMOUNT' || each === 'SURCHARGE';
  const { differences } = line;
  line.differences = [...differences.filter((each) => !isEffect(each)), ...found, ...differences.filter(isEffect)];
}
