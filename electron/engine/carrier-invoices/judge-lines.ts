import type { Account } from '#shared/schema/accounts/account.ts';
import type { InvoiceReading } from '#shared/schema/invoices/invoice-reading.ts';
import { decimal } from '../rules/index.ts';
import type { CarrierInvoicesDeps } from './deps.ts';
import type { InvoicedShipment } from './invoiced-shipments.ts';
import { createFindings } from './judging/findings.ts';
import { judgeShipment, type Judgement } from './judging/judge-shipment.ts';
import { createLeftBehind } from './left-behind.ts';
import type { FoundLine } from './read-parcels.ts';
import { createServices } from './services.ts';
import type { InvoiceFindings, NewInvoiceLine } from './store.ts';

const USUAL_TOLERANCE = { amount: 0.01, weightKg: 0.05, sideCm: 1 };
/** So many lines share a commit, and the rest of the station has its turn in between. */
const LINES_PER_WRITE = 500;

interface Import {
  invoiceId: string;
  reading: InvoiceReading;
  accounts: readonly Account[];
  requireGoingOn(): void;
}

/** Judges the lines, all of a parcel together, and stores them. */
export async function judgeLines(
  deps: CarrierInvoicesDeps,
  lines: readonly FoundLine[],
  { invoiceId, reading, accounts, requireGoingOn }: Import,
): Promise<InvoiceFindings> {
  const { carrierInvoices, invoicedShipments } = deps.ledger;
  const services = createServices(reading, accounts);
  const leftBehind = createLeftBehind(deps);
  const tolerance = { ...USUAL_TOLERANCE, ...reading.tolerance };
  const findings = createFindings();
  const rules = { tolerance, isOtherService: services.isOther, isLeftBehind: leftBehind.isLeftBehind };

  for (const parcels of inSlices(byParcel(lines))) {
    requireGoingOn();
    const ids = parcels.flatMap(([line]) => line?.shipmentId ?? []);
    const shipments = new Map((await invoicedShipments.find(ids)).map((shipment) => [shipment.id, shipment]));
    await leftBehind.prepare([...shipments.values()]);
    const names = parcels.flatMap(([line]) => line?.parcel ?? []);
    const earlier = Map.groupBy(await carrierInvoices.billed(names), ({ parcel }) => parcel);
    const judged: NewInvoiceLine[] = [];
    for (const parcel of parcels) {
      const [{ shipmentId, parcel: name }] = parcel as [FoundLine];
      const shipment = (shipmentId !== null && shipments.get(shipmentId)) || null;
      const judgements = judgeShipment(parcel, shipment, (name !== null && earlier.get(name)) || [], rules);
      for (const [index, found] of parcel.entries()) {
        const line = toLine(found, judgements[index]);
        judged.push(line);
        findings.add(line, { isUnpriced: shipment?.cost === null, unknownService: unknownService(found, shipment) });
      }
    }
    await carrierInvoices.addLines(invoiceId, judged);
  }
  return findings.result();

  function unknownService({ billed }: FoundLine, shipment: InvoicedShipment | null): string | null {
    return billed.service !== null && shipment !== null && services.isUnknown(billed.service, shipment)
      ? billed.service
      : null;
  }
}

const toLine = (found: FoundLine, { differences = [], expected = null }: Partial<Judgement> = {}): NewInvoiceLine => ({
  ...found,
  ...{ differences, expected },
  difference: expected === null ? null : beyond(found.billed.amount, expected),
});

const beyond = (amount: string, expected: string) =>
  amount === expected ? '0' : decimal(amount).minus(expected).toFixed();

/** The lines of each parcel together, in the order in which parcels come; a line that names none is by itself. */
const byParcel = (lines: readonly FoundLine[]): FoundLine[][] => [
  ...Map.groupBy(lines, ({ parcel, number }) => parcel ?? number).values(),
];

/** Parcels of about so many lines as are written at once. */
function* inSlices(parcels: readonly FoundLine[][]): Generator<FoundLine[][]> {
  let [slice, count]: [FoundLine[][], number] = [[], 0];
  for (const parcel of parcels) {
    slice.push(parcel);
    count += parcel.length;
    if (count < LINES_PER_WRITE) continue;
    yield slice;
    [slice, count] = [[], 0];
  }
  if (count > 0) yield slice;
}
