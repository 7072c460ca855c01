import type { Caller } from '#electron/engine/identity/index.ts';
import type { Engine } from '#electron/engine/index.ts';
import type { ShipmentDetail } from '#shared/schema/shipping/shipment.ts';
import type { ShipmentResponse } from '#shared/schema/shipping/shipment-response.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import { SAID } from './answers.ts';
import type { Transaction } from './transaction.ts';
import type { Desk } from './desk.ts';
import type { World } from './world.ts';

/** What says that nothing was bought. */
const DENIALS: readonly string[] = ['NOT_FOUND', 'CARRIER_REJECTED', 'CARRIER_UNAVAILABLE'];

/** Somebody reads what became of a transaction. */
export function read(world: World, desk: Desk, of: Transaction | undefined): void {
  if (!of) return;
  const { callers, books, home } = world;
  const { transactionId, client, shipmentId } = of;
  const byTransaction = (caller: Caller, { shipping }: Engine) =>
    shipping.readByTransaction(caller, { transactionId } as never);
  callers.call(desk, `read ${transactionId}`, byTransaction, client, ({ value, error }) => {
    compare(world, of, value?.data);
    const isNewest = home.sight?.newestOf(desk.callers[client]?.clientId ?? '', transactionId) === of.shipmentId;
    if (of.answer && isNewest && error instanceof EngineError && DENIALS.includes(error.code))
      books.violated('every answer stays true', `${transactionId} was bought, and reads ${error.code}`);
  });
  if (shipmentId === null) return;
  const byId = (caller: Caller, { shipping }: Engine) => shipping.read(caller, shipmentId);
  callers.call(desk, `read ${shipmentId}`, byId, client, ({ value }) => value && compareState(world, value));
}

/** What callers were told lately is still so. */
export function stillTrue({ callers, watch, books }: World): void {
  for (const { shipmentId, transactionId, answer } of callers.transactions.slice(-100)) {
    if (shipmentId === null || answer === null) continue;
    const row = watch.row(shipmentId);
    if (!row) books.violated('nothing that was answered is lost', `${transactionId} has no row any more`);
    else if (watch.numbersOf(shipmentId).join() !== numbersOf(answer))
      books.violated('every answer stays true', `${transactionId} has other numbers now`);
  }
}

const numbersOf = (some: ShipmentResponse['data']) =>
  some.transactionShipments.map((each) => each.trackingNumber).join();

/** What is read of a transaction is what was answered. */
function compare({ books }: World, { transactionId, answer }: Transaction, data?: ShipmentResponse['data'] | null) {
  if (!answer || !data || numbersOf(data) === numbersOf(answer)) return;
  books.violated(
    'every answer stays true',
    `${transactionId} reads ${numbersOf(data)}, answered was ${numbersOf(answer)}`,
  );
}

/** What is read says of the money what its state says. */
function compareState({ books }: World, { shipment: { state, purchase, transactionId } }: ShipmentDetail): void {
  if (purchase !== SAID[state])
    books.violated('every answer stays true', `${transactionId} is ${state} and said to be ${purchase}`);
}
