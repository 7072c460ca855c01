import type { RulesKey } from '#shared/schema/accounts/carrier.ts';
import { failedBecause } from '#electron/engine/shipping/adapter.ts';
import { isLow, type NumberStock } from '#electron/engine/accounts/number-stock.ts';
import type { NumberRange, NumberRanges } from '#electron/engine/accounts/number-ranges.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { RangeAdapterConfig } from './config.ts';
import { configOfType } from '../http/account/config-of.ts';
import { rangeDefinition } from './definition.ts';
import { composeNumber, wholePrefix } from './compose-number.ts';
import { keptUnder } from './kept-under.ts';

const NONE_TAKEN = diagnostic('NO_NUMBER_TAKEN');

type PreparedAccount = PreparedShipment['account'];

/** Warn when fewer numbers are left, where the account does not say. */
const WARN_BELOW = 100;

/**
 * Live labels from a number range that the carrier assigned (contract, section 9): nothing leaves the machine. A number is taken
 * durably before it is used and never given again.
 */
export function createRangeAdapter({ ranges }: { ranges: NumberRanges }): Adapter {
  async function stock(account: PreparedAccount): Promise<NumberStock> {
    const range = rangeOf(account);
    return { left: await ranges.left(numbersOf(account.carrier, range)), warnBelow: range.warnBelow ?? WARN_BELOW };
  }

  return {
    definition: rangeDefinition,
    stock,

    async wouldRefuse({ account, packages }) {
      const { left } = await stock(account);
      return left < BigInt(packages.length) ? exhausted(account, packages.length) : null;
    },

    async purchase(order) {
      const { account } = order.shipment;
      const { carrier, carrierId } = account;
      const range = rangeOf(account);
      const count = order.shipment.packages.length;
      const taken = await ranges.take(numbersOf(carrier, range), order.shipmentId, count);
      if (!taken) return failedBecause('rejected', exhausted(account, count));
      return { ...sold(range, taken.numbers), ...lowWarning(carrierId, taken.left, range) };
    },

    /** The ledger knows for certain whether numbers were taken: what was not is proof that nothing was bought. */
    async lookup(order) {
      const numbers = await ranges.takenFor(order.shipmentId);
      if (numbers.length === 0) return failedBecause('rejected', NONE_TAKEN);
      return sold(rangeOf(order.shipment.account), numbers);
    },

    async test(account) {
      const { left } = await stock(account);
      return {
        result: left > 0n ? 'NUMBERS_LEFT' : 'NO_NUMBERS_LEFT',
        works: left > 0n,
        numbersLeft: String(left),
        detail: `Numbers left in the number range: ${left}.`,
        trouble: null,
      };
    },

    /** The numbers stay taken, so that none of them is ever given again. */
    void: async () => ({ kind: 'voided', consequence: 'NUMBERS_RETIRED' }),
  };
}

const numbersOf = (carrier: RulesKey, range: RangeAdapterConfig): NumberRange => ({
  carrier,
  ...keptUnder(range),
  first: BigInt(range.first),
  last: BigInt(range.last),
  digits: range.first.length,
});

const rangeOf = configOfType<RangeAdapterConfig>('range');

const sold = (range: RangeAdapterConfig, numbers: bigint[]) => ({
  kind: 'purchased' as const,
  trackingNumbers: numbers.map((number) => composeNumber(range, number)),
});

function exhausted(account: PreparedAccount, packages: number): Diagnostic {
  const range = rangeOf(account);
  const [first, last] = [wholePrefix(range) + range.first, wholePrefix(range) + range.last];
  return diagnostic('RANGE_EXHAUSTED', { account: account.carrierId, first, last, packages });
}

function lowWarning(carrierId: string, left: bigint, { warnBelow = WARN_BELOW }: RangeAdapterConfig) {
  if (!isLow({ left, warnBelow })) return {};
  const message = `Numbers left in the number range of account ${carrierId}: ${left}.`;
  return { warnings: [{ code: 'NUMBER_RANGE_LOW' as const, pointer: '/carrierId', message }] };
}
