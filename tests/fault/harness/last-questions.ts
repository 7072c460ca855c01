import type { Api } from '../../helpers/api.ts';
import type { Sale } from '../carrier/sales-journal.ts';
import { until } from '../../helpers/until.ts';
import { ask, type Buyer, type Knowledge } from './buyer.ts';
import { inTurns } from './in-turns.ts';

/** The station looks up by itself at the start; after this a person does. */
const OWN_LOOKUPS_MS = 3000;
/** After this what was not found is withheld. */
const PATIENCE_MS = 60_000;

interface Parties {
  carrier: { sales(): Sale[] };
  buyer: Buyer;
}

/**
 * What a client asks of the station before the books are closed. Waits until look-ups have found all that was sold; then whatever was
 * sold is to be had, whatever was answered 200 is answered so again, and whatever is in doubt is shown to a person.
 * @param options `hasLost`: whether the ledger may have lost what was answered, and put it back as in doubt
 */
export async function lastQuestions(
  api: Api,
  { carrier, buyer }: Parties,
  { patienceMs = PATIENCE_MS, hasLost = false } = {},
): Promise<string[]> {
  const paid = new Set(carrier.sales().flatMap(({ itemIds }) => itemIds));
  const missing = () =>
    [...buyer.orders].filter(([id, { kind }]) => kind !== 'bought' && paid.has(`${id}-1`)).map(([id]) => id);
  const denied = missing().filter((id) => buyer.orders.get(id)?.kind === 'open');
  const began = Date.now();
  await until(
    async () => {
      if (missing().length > 0 && Date.now() > began + OWN_LOOKUPS_MS) await lookUpDoubts(api);
      await inTurns(missing(), async (id) => buyer.orders.set(id, await ask(api, id)));
      return missing().length === 0;
    },
    { everyMs: 100, atMostMs: patienceMs },
  );
  return [
    ...denied.map((id) => `sale denied: the client was told that ${id} was not bought`),
    ...missing().map((id) => `label withheld: ${id} was sold and is not to be had`),
    ...(await answersChanged(api, buyer, hasLost ? patienceMs : 0)),
    ...(await doubtsHidden(api)),
  ];
}

/** Looks up all that needs attention, as a person would. */
export async function lookUpDoubts(api: Api): Promise<void> {
  const { body } = await api.get('/station/v1/attention');
  await inTurns(body.items, ({ shipment }: { shipment: { id: string } }) =>
    api.post(`/station/v1/shipments/${shipment.id}/lookup`, undefined),
  );
}

/** The whole answer, not only its labels. What a database lost is in doubt until a look-up has found it, and is waited for. */
async function answersChanged(api: Api, { orders }: Buyer, patienceMs: number): Promise<string[]> {
  let left = [...orders];
  const changed = new Map<string, string>();
  async function areAsBefore(): Promise<boolean> {
    await inTurns(left, async ([id, known]) => {
      if (known.kind !== 'bought') return;
      const now = await ask(api, id);
      if (now.kind === 'bought' && now.answer === known.answer) changed.delete(id);
      else changed.set(id, `answer lost: ${id} is answered otherwise, ${differenceOf(known, now)}`);
    });
    left = left.filter(([id]) => changed.has(id));
    return left.length === 0;
  }
  const askAgain = async () => {
    await lookUpDoubts(api);
    return areAsBefore();
  };
  if (!(await areAsBefore())) await until(askAgain, { everyMs: 500, atMostMs: patienceMs });
  return [...changed.values()];
}

function differenceOf(known: Knowledge & { kind: 'bought' }, now: Knowledge): string {
  if (now.kind === 'doubt') return `as in doubt: ${now.because}`;
  if (now.kind === 'open') return 'as not bought';
  if (now.trackingNumbers.join() !== known.trackingNumbers.join()) return `with ${now.trackingNumbers.join()}`;
  return now.labels.join() === known.labels.join() ? 'with the same labels' : 'with other labels';
}

/**
 * Whatever is in doubt needed attention just before. In between a look-up may have settled something, nothing can have been added. The list
 * holds the oldest 200; its count holds all.
 */
async function doubtsHidden(api: Api): Promise<string[]> {
  const { body: attention } = await api.get('/station/v1/attention');
  const { body: page } = await api.get('/station/v1/shipments?state=UNKNOWN&limit=500');
  const doubtful: { id: string; transactionId: string }[] = page.shipments;
  const shown = new Set(attention.items.map((item: { shipment: { id: string } }) => item.shipment.id));
  if (attention.count < doubtful.length)
    return [`doubt hidden: ${doubtful.length} are in doubt, ${attention.count} need attention`];
  if (attention.count > shown.size) return [];
  return doubtful.filter(({ id }) => !shown.has(id)).map(({ transactionId }) => `doubt hidden: ${transactionId}`);
}
