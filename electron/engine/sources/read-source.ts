import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { MAX_SOURCE_ROWS } from '#shared/schema/orders/source.ts';
import { atMost } from '../concurrency/index.ts';
import { DiagnosticError, diagnosticOf } from '../diagnostic-error.ts';
import { EngineError } from '../engine-error.ts';
import { findWritten, type Orders } from '../orders/index.ts';
import { lookUpIn, readFrom, type ReadPage } from './ask-source.ts';
import type { SourcesDeps } from './deps.ts';
import { leftOutOf, refused, unreadable, type LeftOut } from './left-out.ts';
import { isAfter } from './mapping/is-after.ts';
import { isReadable, type MappedOrder, type ReadableOrder } from './mapping/map-rows.ts';
import type { SourceProgress, SourceRecord } from './source-store.ts';

/** So many orders are put at once. */
const AT_ONCE = 20;
/** A look-up that goes well is noted as seldom as this: packers wait for no writing. */
const NOTED_MS = 60_000;

type BookOf = Pick<Orders, 'put'>;

/** Puts what a source has of an order. @throws EngineError of what cannot be stored at all */
const put = (book: BookOf, { name, clientId }: SourceRecord, { orderNumber, draft }: ReadableOrder) =>
  book.put({ caller: { clientId, scopes: ['ship', 'read', 'read:all'] }, source: name, orderNumber }, draft);

/** What the shop says was shipped, and the station itself has shipped, stays on its order. */
async function asKnown<T extends MappedOrder | null>(
  { ledger }: SourcesDeps,
  { name }: SourceRecord,
  order: T,
): Promise<T | MappedOrder> {
  const known = order?.asKnown ? await findWritten(ledger.orders, name, order.orderNumber) : null;
  return (known && order?.asKnown?.(known)) ?? order;
}

/** Notes how it went, as long as the source is still the one that was asked. */
async function note(
  deps: SourcesDeps,
  { name, version, progress }: SourceRecord,
  at: number,
  said: Partial<SourceProgress>,
): Promise<void> {
  const next = { ...progress, ...said, triedAt: at };
  const failingSince = next.trouble === null ? null : (progress.failingSince ?? at);
  await deps.ledger.sources.note(name, version, { ...next, failingSince });
}

const failed = (deps: SourcesDeps, source: SourceRecord, error: unknown) =>
  note(deps, source, deps.ledger.now(), { trouble: diagnosticOf(error, source.name) });

/**
 * Reads what is new in a source that is read regularly, and puts it. Where the read as a whole is refused, the order book is as it was. An
 * order that cannot be read is left out, and the mark stays before it, so that it is read again until somebody has put it right; of a place that
 * answers in pages, all further ones are read at once then.
 * @returns whether the source could be read here
 */
export async function readSource(deps: SourcesDeps, book: BookOf, source: SourceRecord): Promise<boolean> {
  try {
    const read = await readFrom(deps, source, source.progress.mark);
    const at = deps.ledger.now();
    if (read === null) {
      await note(deps, source, at, { readAt: at, trouble: null });
      return true;
    }
    const left = await putAll(deps, book, source, read.orders);
    const mark = nextMark(source.progress.mark, read, left);
    // The mark stays here: no later read comes to the pages behind this one.
    let orders = read.orders.length;
    for (let page: ReadPage | null = read; left.length > 0 && page?.hasMore && page.mark !== null;) {
      page = await readFrom(deps, source, page.mark);
      left.push(...(await putAll(deps, book, source, page?.orders ?? [])));
      orders += page?.orders.length ?? 0;
      if (orders > MAX_SOURCE_ROWS)
        throw new DiagnosticError(diagnostic('SOURCE_TOO_MANY_ROWS', { limit: MAX_SOURCE_ROWS }));
    }
    const [first] = left;
    await note(deps, source, at, {
      ...{ readAt: at, orders, mark },
      trouble: first ? leftOutOf(first, left.length) : null,
    });
    return true;
  } catch (error) {
    await failed(deps, source, error);
    return false;
  }
}

async function putAll(
  deps: SourcesDeps,
  book: BookOf,
  source: SourceRecord,
  orders: readonly MappedOrder[],
): Promise<LeftOut[]> {
  const inTurn = atMost(AT_ONCE);
  const left = await Promise.all(
    orders.map((said) =>
      inTurn(async (): Promise<LeftOut[]> => {
        const order = await asKnown(deps, source, said);
        if (!isReadable(order)) return [unreadable(order)];
        try {
          await put(book, source, order);
          return [];
        } catch (error) {
          if (!(error instanceof EngineError) || error.code !== 'STATE_CONFLICT') throw error;
          return [refused(order, error)];
        }
      }),
    ),
  );
  return left.flat();
}

function nextMark(before: string | null, { orders, mark, ofPlace }: ReadPage, left: readonly LeftOut[]): string | null {
  if (left.length === 0) return ofPlace ?? mark ?? before;
  const isBeforeLeft = (of: string) => left.every(({ order }) => order.mark !== null && isAfter(order.mark, of));
  return orders.reduce((most, order) => {
    const isNext = order.mark !== null && isBeforeLeft(order.mark) && (most === null || isAfter(order.mark, most));
    return isNext ? order.mark : most;
  }, before);
}

/** What became of asking one source: its order number, where it has the order, or why it did not say. */
export type LookedUp = { orderNumber: string | null } | { trouble: Diagnostic };

/** Asks a source for one order and puts what it has. */
export async function lookUpOrder(
  deps: SourcesDeps,
  book: BookOf,
  source: SourceRecord,
  key: string,
): Promise<LookedUp> {
  try {
    const order = await asKnown(deps, source, await lookUpIn(deps, source, key));
    const at = deps.ledger.now();
    if (order && !isReadable(order)) {
      // It may be this one order, or a column that is another than it was: the next one that is read tells.
      const trouble = leftOutOf(unreadable(order));
      await note(deps, source, at, { readAt: at, trouble });
      return { trouble };
    }
    if (order) await put(book, source, order);
    const { trouble, readAt } = source.progress;
    if (trouble !== null || readAt === null || at - readAt > NOTED_MS)
      await note(deps, source, at, { readAt: at, trouble: null });
    return { orderNumber: order?.orderNumber ?? null };
  } catch (error) {
    const trouble = diagnosticOf(error, source.name);
    await failed(deps, source, error);
    return { trouble };
  }
}
