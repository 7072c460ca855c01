import type { CheckResult } from '#shared/schema/shipping/check.ts';
import type { ShipmentDetail, ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import { buyOnce, derivedTransactionId, requireUsable, type Bought } from '../buy.ts';
import type { Register } from '../context.ts';
import { EXIT, exitCodeIn } from '../exit-codes.ts';
import { findShipment } from '../find-shipment.ts';
import { table } from '../io.ts';
import { readJsonSource } from '../read-source.ts';
import { saveAnswered } from '../save-documents.ts';

interface ShipOptions {
  transactionId?: string;
  out?: string;
  print?: string;
}

/** The id that was given, in the option or in the body, or one made of the content. */
function transactionIdOf(option: string | undefined, body: unknown): string {
  if (option !== undefined) return option;
  const inBody = typeof body === 'object' && body !== null && 'transactionId' in body ? body.transactionId : undefined;
  return typeof inBody === 'string' ? inBody : derivedTransactionId(body);
}

/** What was bought, in words. */
export function describe({ answer, before }: Bought): string {
  const { transactionId, carrierCode, serviceType, transactionShipments } = answer.data;
  const rows = transactionShipments.map((each) => [
    each.trackingNumber,
    each.platformTrackingNumber,
    each.itemTransactionId,
  ]);
  return [
    `${before ? 'Bought before; nothing was bought now' : 'Bought'}: ${transactionId}, ${carrierCode} ${serviceType}`,
    table([['Tracking number', 'Platform number', 'Package'], ...rows]),
    ...answer.warnings.map(({ code, message }) => `Warning: ${message} (${code})`),
  ].join('\n');
}

const describeCheck = ({ valid, errors, warnings }: CheckResult) =>
  [
    valid ? 'Valid.' : `${errors.length} to mend:`,
    ...errors.map(({ code, pointer, message }) => `  ${pointer || '/'}  ${message} (${code})`),
    ...warnings.map(({ code, message }) => `Warning: ${message} (${code})`),
  ].join('\n');

const describeShipment = ({ shipment, problem, journal }: ShipmentDetail) =>
  table([
    ['Shipment', shipment.id],
    ['Transaction', shipment.transactionId],
    ['State', `${shipment.state} (purchase ${shipment.purchase})`],
    ['Carrier', `${shipment.carrierCode} ${shipment.serviceType}`],
    ['To', `${shipment.recipient.name}, ${shipment.recipient.city}`],
    ['Tracking numbers', shipment.trackingNumbers.join(' ') || 'none'],
    ...(problem ? [['Problem', `${problem.code}: ${problem.detail}`]] : []),
    ...journal.map(({ at, to, actor }) => [at, `${to} by ${actor}`]),
  ]);

const exitCodeFor = ({ state, purchase }: ShipmentSummary) => exitCodeIn(state, purchase);

export const registerShip: Register = (program, on) => {
  program
    .command('ship <file>')
    .description('buy the labels of a shipment in a JSON file, or - for standard input')
    .option('--transaction-id <id>', 'the identity of the purchase; made of the content unless given')
    .option('--out <dir>', 'save the labels here')
    .option('--print <printer>', 'print the labels on this printer')
    .action(
      on<ShipOptions>(async ({ io, station, show }, [file = ''], options) => {
        const body = await readJsonSource(io, file);
        const client = await station();
        const transactionId = transactionIdOf(options.transactionId, body);
        const bought = await buyOnce(client, { transactionId, body, print: options.print });
        show({ ...bought.answer, boughtBefore: bought.before }, () => describe(bought));
        requireUsable(bought, transactionId);
        if (options.out !== undefined) {
          for (const path of await saveAnswered(client, bought.answer.data, options.out)) io.err(`Saved ${path}`);
        }
        return EXIT.ok;
      }),
    );

  program
    .command('check <file>')
    .description('check a shipment against every rule without buying anything')
    .action(
      on(async ({ io, station, show }, [file = '']) => {
        const body = await readJsonSource(io, file);
        const result = await (await station()).call('checkShipment', { body });
        show(result, () => describeCheck(result));
        return result.valid ? EXIT.ok : EXIT.invalid;
      }),
    );

  program
    .command('status <id>')
    .description('what became of a shipment: by its id, transactionId or tracking number')
    .action(
      on(async ({ station, show }, [text = '']) => {
        const client = await station();
        const { id } = await findShipment(client, text);
        const detail = await client.call('readShipment', { params: { id } });
        show(detail, () => describeShipment(detail));
        return exitCodeFor(detail.shipment);
      }),
    );
};
