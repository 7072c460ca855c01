import type { Command } from 'commander';
import { isRecord } from '#shared/format/is-record.ts';
import type { OrderDraft } from '#shared/schema/orders/order-draft.ts';
import type { Order, OrderPut } from '#shared/schema/orders/order.ts';
import { buyOnce, derivedId, requireUsable } from '../buy.ts';
import { CliError, Refusal } from '../cli-error.ts';
import type { Context, On, Register } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { table } from '../io.ts';
import { readJsonSource } from '../read-source.ts';
import { saveAnswered } from '../save-documents.ts';
import type { StationClient } from '../station-client.ts';
import { registerOrderBatch } from './batch.ts';
import { describe } from './ship.ts';

interface ListOptions {
  state?: string;
  source?: string;
  number?: string;
  text?: string;
  limit?: string;
}
interface ShipOptions {
  shipment?: string;
  transactionId?: string;
  duplicateReason?: string;
  out?: string;
  print?: string;
}

interface Key {
  source: string;
  orderNumber: string;
}
const keyOf = ([source = '', orderNumber = '']: string[]): Key => ({ source, orderNumber });

const numbersOf = ({ parcels }: Order) => parcels.flatMap(({ shipment }) => shipment?.trackingNumbers ?? []);
const recipientOf = ({ recipient: { contact } }: Order) => contact?.personName ?? contact?.companyName ?? '';
const packerOf = ({ claim }: Order) =>
  claim === null ? '' : [claim.packer, claim.stationId].filter(Boolean).join(' at ');

const listed = (orders: readonly Order[]) =>
  table([
    ['Source', 'Order', 'State', 'To', 'Ship by', 'Packed by', 'Tracking numbers'],
    ...orders.map((order) => [
      ...[order.source, order.orderNumber, order.state, recipientOf(order), order.shipBy ?? ''],
      ...[packerOf(order), numbersOf(order).join(' ')],
    ]),
  ]);

function inWords(order: Order): string {
  const open = (line: number) => order.open.find((each) => each.line === line)?.quantity ?? 0;
  const facts: [string, string][] = [
    ['Order', `${order.orderNumber} of ${order.source}, version ${order.version}`],
    ['State', order.reason === null ? order.state : `${order.state}: ${order.reason}`],
    ['To', recipientOf(order)],
    ['Packed by', packerOf(order)],
    ['Ship by', order.shipBy ?? ''],
    ['Note', order.note ?? ''],
    ['Tracking numbers', numbersOf(order).join(' ')],
    ['Changed', order.changedSincePacked ? 'at its source, after a parcel of it was bought' : ''],
    ['Held', order.heldAtSource ? 'at its source' : ''],
    ['Cancelled', order.cancelledAtSource ? 'at its source' : ''],
  ];
  const lines = order.lines.map(({ sku = '', description = '', quantity }, index) => [
    ...[String(index + 1), sku, description, String(quantity), String(open(index + 1))],
  ]);
  return [
    table(facts.filter(([, value]) => value !== '')),
    ...(lines.length > 0 ? [table([['Line', 'SKU', 'Description', 'Ordered', 'Open'], ...lines])] : []),
  ].join('\n');
}

/** What a file puts: one order, or a list. @throws CliError before anything is put. */
async function draftsIn({ io }: Context, file: string): Promise<(Key & { draft: OrderDraft })[]> {
  const content = await readJsonSource(io, file);
  const list: unknown[] = Array.isArray(content) ? content : [content];
  return list.map((each, index) => {
    const { source, orderNumber, ...draft } = isRecord(each) ? each : {};
    if (typeof source === 'string' && source !== '' && typeof orderNumber === 'string' && orderNumber !== '')
      return { source, orderNumber, draft: draft as OrderDraft };
    const which = list.length === 1 ? 'The order' : `Order ${index + 1} of ${list.length}`;
    throw new CliError(`${which} names no source or no orderNumber. Nothing was put.`, EXIT.invalid);
  });
}

type Put = Key & ({ outcome: OrderPut['outcome']; state: Order['state'] } | { outcome: 'refused'; refusal: Refusal });

async function putOne(client: StationClient, { draft, ...key }: Key & { draft: OrderDraft }): Promise<Put> {
  try {
    const { outcome, order } = await client.call('putOrder', { params: key, body: draft });
    return { ...key, outcome, state: order.state };
  } catch (error) {
    // Whoever has no right, or asks a station that is gone, need not be told so for each order.
    if (!(error instanceof Refusal) || ![400, 409, 422].includes(error.problem.status)) throw error;
    return { ...key, outcome: 'refused', refusal: error };
  }
}

const sentences = ({ problem }: Refusal) =>
  problem.errors.length > 0
    ? problem.errors.map(({ pointer, message }) => `${pointer || '/'}: ${message}`)
    : [problem.detail];

async function put(context: Context, [file = '']: string[]): Promise<ExitCode> {
  const drafts = await draftsIn(context, file);
  const client = await context.station();
  const results: Put[] = [];
  for (const draft of drafts) results.push(await putOne(client, draft));
  const shown = results.map((each) =>
    each.outcome === 'refused'
      ? { source: each.source, orderNumber: each.orderNumber, outcome: each.outcome, problem: each.refusal.problem }
      : each,
  );
  context.show({ orders: shown }, () =>
    table(
      results.map((each) => [
        ...[each.source, each.orderNumber, each.outcome, each.outcome === 'refused' ? '' : each.state],
      ]),
    ),
  );
  const refused = results.filter((each) => each.outcome === 'refused');
  if (!context.json)
    for (const { source, orderNumber, refusal } of refused)
      for (const sentence of sentences(refusal)) context.io.err(`  ${source} ${orderNumber}  ${sentence}`);
  return refused[0]?.refusal.exitCode ?? EXIT.ok;
}

async function ship(context: Context, given: string[], options: ShipOptions): Promise<ExitCode> {
  const { io, station, show } = context;
  const order = keyOf(given);
  const shipment = options.shipment === undefined ? undefined : await readJsonSource(io, options.shipment);
  const { duplicateReason, print } = options;
  const body = {
    ...(shipment !== undefined && { shipment }),
    ...(duplicateReason !== undefined && { duplicateReason }),
  };
  const client = await station();
  const transactionId = options.transactionId ?? derivedId({ body, order });
  const bought = await buyOnce(client, { transactionId, body, print, order });
  show({ ...bought.answer, boughtBefore: bought.before }, () => describe(bought));
  requireUsable(bought, transactionId, '; --transaction-id buys it anew');
  if (options.out !== undefined)
    for (const path of await saveAnswered(client, bought.answer.data, options.out)) io.err(`Saved ${path}`);
  return EXIT.ok;
}

/** A change of one order that takes a reason, or none. */
function registerChange(orders: Command, on: On, name: 'hold' | 'release' | 'cancel', words: string): void {
  const command = orders.command(`${name} <source> <number>`).description(words);
  if (name !== 'release') command.requiredOption('--reason <text>', 'kept with the order');
  command.action(
    on<{ reason?: string }>(async ({ station, show }, given, { reason = '' }) => {
      const client = await station();
      const params = keyOf(given);
      const { order } =
        name === 'release'
          ? await client.call('releaseOrder', { params })
          : await client.call(`${name}Order`, { params, body: { reason } });
      show({ order }, () => inWords(order));
      return EXIT.ok;
    }),
  );
}

export const registerOrders: Register = (program, on) => {
  const orders = program.command('orders').description('the order book: what is to be packed, and how far that is');
  orders
    .command('list')
    .description('list and search orders, newest first')
    .option('--state <states>', 'OPEN, HELD, PACKING, PACKED, SHIPPED, CANCELLED; several with commas')
    .option('--source <name>', 'only those that come from there')
    .option('--number <number>', 'exactly this number, of every source')
    .option('--text <words>', 'words of number, recipient and lines')
    .option('--limit <n>', 'at most so many', '50')
    .action(
      on<ListOptions>(async ({ station, show }, _, { state, source, number, text, limit }) => {
        const query = { state, source, orderNumber: number, text, limit: Number(limit) };
        const page = await (await station()).call('listOrders', { query });
        show(page, () => (page.orders.length > 0 ? listed(page.orders) : 'There is no such order.'));
        return EXIT.ok;
      }),
    );
  orders
    .command('show <source> <number>')
    .description('one order: its lines, what is open of them, who packs it, its parcels')
    .action(
      on(async ({ station, show }, given) => {
        const { order } = await (await station()).call('readOrder', { params: keyOf(given) });
        show({ order }, () => inWords(order));
        return EXIT.ok;
      }),
    );
  orders
    .command('put <file>')
    .description('put one order or a list, [{"source", "orderNumber", …}], of a JSON file, or - for standard input')
    .action(on(put));
  registerChange(orders, on, 'hold', 'hold an order: nobody packs it until it is released');
  registerChange(orders, on, 'release', 'open an order again that is held, cancelled, or claimed by this desk');
  registerChange(orders, on, 'cancel', 'cancel an order: nothing more of it is packed');
  orders
    .command('ship <source> <number>')
    .description('buy the labels of what no parcel of the order holds yet')
    .option('--shipment <file>', 'laid on top of what the order says: weight, service, …; JSON, - for standard input')
    .option('--transaction-id <id>', 'the identity of the purchase; made of the command unless given')
    .option('--duplicate-reason <text>', 'why it is shipped once more, though everything of it was')
    .option('--out <dir>', 'save the labels here')
    .option('--print <printer>', 'print the labels on this printer')
    .action(on<ShipOptions>(ship));
  registerOrderBatch(orders, on);
};
