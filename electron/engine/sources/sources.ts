import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { OrderLookedUp, Source, SourceDraft, SourceTrial, SourceTry } from '#shared/schema/orders/source.ts';
import { EngineError } from '../engine-error.ts';
import { type Caller } from '../identity/index.ts';
import type { Orders } from '../orders/index.ts';
import { secretNameOf } from './ask-source.ts';
import { checkSource, keepsPassword, masked, passwordOf, statementOf, withPassword } from './check-source.ts';
import type { SourcesDeps } from './deps.ts';
import { lookUpOrder, readSource } from './read-source.ts';
import type { SourceProgress, SourceRecord } from './source-store.ts';
import { toSource } from './to-source.ts';
import { trySource } from './try-source.ts';

export type Sources = ReturnType<typeof createSources>;

const FRESH: SourceProgress = {
  ...{ mark: null, triedAt: null, readAt: null },
  ...{ orders: null, failingSince: null, trouble: null },
};

/** What is read anew from its beginning where it changes. */
const readWith = ({ connection, statement, reading, since }: SourceDraft) =>
  JSON.stringify([connection, statement, reading, since]);

/** Where orders come from: named, tried, and read; never written to. */
export function createSources(deps: SourcesDeps, orders: Orders) {
  const { sources: store, now } = deps.ledger;

  async function find(name: string): Promise<SourceRecord> {
    const source = await store.find(name);
    if (!source) throw new EngineError('NOT_FOUND', `There is no source ${name}.`);
    return source;
  }

  return {
    list: async (): Promise<Source[]> => (await store.list()).map(toSource),

    async put({ clientId }: Caller, name: string, draft: SourceDraft): Promise<Source> {
      checkSource(draft);
      const before = await store.find(name);
      const password = passwordOf(draft.connection);
      const isKept = keepsPassword(draft.connection, before?.content.connection ?? null);
      if (password !== undefined && !isKept) await deps.secrets.write(secretNameOf(name), password);
      if (password === undefined) await deps.secrets.remove(secretNameOf(name));
      const content = { ...draft, connection: masked(draft.connection) };
      const goesOn =
        before !== null && isKept === (password !== undefined) && readWith(before.content) === readWith(content);
      const source: SourceRecord = {
        ...{ name, content, clientId: before?.clientId ?? clientId },
        version: (before?.version ?? 0) + 1,
        // What was wrong may be right now.
        progress: goesOn ? { ...before.progress, triedAt: null } : FRESH,
        createdAt: before?.createdAt ?? now(),
      };
      await store.put(source);
      return toSource(source);
    },

    async remove(name: string): Promise<void> {
      await find(name);
      await store.remove(name);
      await deps.secrets.remove(secretNameOf(name));
    },

    async try(name: string, draft: SourceTry): Promise<SourceTrial> {
      statementOf(draft);
      const before = await store.find(name);
      const password = passwordOf(draft.connection) ?? null;
      const isKept = keepsPassword(draft.connection, before?.content.connection ?? null);
      const secrets = isKept ? deps.secrets : { ...deps.secrets, read: async () => password };
      const connection = isKept ? draft.connection : withPassword(draft.connection, password);
      return trySource({ ...deps, secrets }, name, { ...draft, connection });
    },

    async readNow(name: string): Promise<Source> {
      const source = await find(name);
      if (source.content.reading !== 'READ')
        throw new EngineError('STATE_CONFLICT', `Source ${name} is looked up, and not read.`);
      await readSource(deps, orders, source);
      return toSource(await find(name));
    },

    /** Asks all sources that are looked up at the same time. */
    async lookUp(caller: Caller, key: string): Promise<OrderLookedUp> {
      const asked = (await store.list()).filter(
        ({ content }) => content.reading === 'LOOK_UP' && content.enabled !== false,
      );
      const answers = await Promise.all(
        asked.map(async (source) => ({ source, said: await lookUpOrder(deps, orders, source, key) })),
      );
      const found: OrderLookedUp = { orders: [], troubles: [] };
      for (const { source, said } of answers) {
        const { name } = source;
        if ('trouble' in said) {
          found.troubles.push({ source: name, detail: inEnglish(said.trouble), trouble: said.trouble });
          continue;
        }
        const order = said.orderNumber === null ? null : await seen(caller, name, said.orderNumber);
        if (order) found.orders.push(order);
      }
      return found;
    },
  };

  /** Null where it is another client's, which this one does not see. */
  async function seen(caller: Caller, source: string, orderNumber: string) {
    try {
      return await orders.read({ caller, source, orderNumber });
    } catch (error) {
      if (error instanceof EngineError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
}
