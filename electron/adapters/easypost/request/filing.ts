import type { CheckedRequest } from '#electron/engine/accounts/index.ts';
import { decimal } from '#electron/engine/rules/index.ts';
import type { Violation, Warning } from '#shared/diagnostics/problem.ts';
import type { CustomsItem } from '#shared/schema/shipping/customs.ts';
import { crossesCustomsBorder } from '#shared/shipment/customs-border.ts';
import { tariffCodeOf } from '#shared/shipment/tariff-code.ts';
import type { EasypostAdapterConfig } from '../config.ts';
import { lineTotal } from './measures.ts';

type Checked = CheckedRequest<EasypostAdapterConfig>;

/** Above that a kind of goods leaves the US with a filing only. */
const MOST_WITHOUT_FILING = 2500;
/** More dollars than the unit of any currency is worth. */
const DOLLARS_AT_MOST = 4;

/** Goods that need an export declaration which the account does not have. */
export function* filingFaults(checked: Checked): Generator<Violation> {
  for (const { pointer, total, currency } of kindsWithoutFiling(checked)) {
    if (currency !== 'USD' || total <= MOST_WITHOUT_FILING) continue;
    const message = `EasyPost needs an export declaration for goods of more than ${MOST_WITHOUT_FILING} USD; set it in the account.`;
    yield { code: 'FIELD_INVALID', pointer, message, actual: total, limit: MOST_WITHOUT_FILING };
  }
}

/** Goods that may need one: nobody here knows what other currencies are worth. */
export function* filingWarnings(checked: Checked): Generator<Warning> {
  for (const { pointer, total, currency } of kindsWithoutFiling(checked)) {
    if (currency === 'USD' || total * DOLLARS_AT_MOST <= MOST_WITHOUT_FILING) continue;
    const message = `${total} ${currency} may be more than ${MOST_WITHOUT_FILING} USD: goods of more need an export declaration, which is set in the account.`;
    yield { code: 'FIELD_DOUBTFUL', pointer, message };
  }
}

/** What leaves the US under the exemption, by kind of goods, at the first line of each. */
function* kindsWithoutFiling({ request, shipper, config }: Checked) {
  const leavesUs =
    shipper.address.countryCode === 'US' && crossesCustomsBorder(shipper.address, request.recipient.address);
  if (!leavesUs || config.exportDeclaration !== undefined) return;
  const items = request.customs?.customsItems ?? [];
  for (const [index, item] of items.entries()) {
    const ofKind = items.filter((other) => kindOf(other) === kindOf(item));
    if (ofKind[0] !== item) continue;
    const total = ofKind.reduce((sum, { value, quantity }) => sum.plus(lineTotal(value.amount, quantity)), decimal(0));
    const pointer = `/customs/customsItems/${index}/value`;
    yield { pointer, total: total.toNumber(), currency: item.value.currency.toUpperCase() };
  }
}

/** Lines of one tariff number are one kind of goods to customs. */
const kindOf = (item: CustomsItem) => tariffCodeOf(item) ?? item.description.trim().toLowerCase();
