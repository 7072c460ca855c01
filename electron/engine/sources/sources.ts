import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { OrderLookedUp, Source, SourceDraft, SourceTrial, SourceTry } from '#shared/schema/orders/source.ts';
import type { WriteBackTrial, WriteBackTry } from '#shared/schema/orders/write-back.ts';
import { EngineError } from '../engine-error.ts';
import { type Caller } from '../identity/index.ts';
import type { Orders } from '../orders/index.ts';
import { secretNameOf } from './ask-source.ts';
import { checkReading, checkSource } from './check-source.ts';
import { isSamePlace, keepsPassword, keptPassword, masked, passwordOf, type Place, withPassword } from './place.ts';
import type { SourcesDeps } from './deps.ts';
import { lookUpOrder, readSource } from './read-source.ts';
import type { SourceProgress, SourceRecord } from './source-store.ts';
import { createRegularReader } from './regular-reader.ts';
import { toSource } from './to-source.ts';
import { trySource } from './try-source.ts';
import { writeBackSecretOf } from './write-back/tell-order.ts';
import { createWriteBack } from './write-back/write-back.ts';
import { tryWriteBack } from './write-back/try-write-back.ts';

export type Sources = ReturnType<typeof createSources>;

const FRESH: SourceProgress = {
  ...{ mark: null, triedAt: null, readAt: null },
  ...{ orders: null, failingSince: null, trouble: null },
};

/** What becomes of a password where its source is stored. */
interface PasswordChange {
  secret: string;
  place: Place | undefined;
  before: Place | undefined;
  isKept: boolean | undefined;
}

/** Where what it is told stands in a body. */
const TARGET = '/writeBack/connection';

/** What is read anew from its beginning where it changes. A file that has not changed itself would not be read in other columns otherwise. */
const readWith = ({ connection, statement, reading, since, mapping, defaults }: SourceDraft) =>
  JSON.stringify([
    ...[connection, statement, reading, since, mapping.mark],
    ...(connection.type === 'file' ? [mapping, defaults] : []),
  ]);

/** Where orders come from: named, tried, read, and told of their parcels. */
export function createSources(deps: SourcesDeps, orders: Orders) {
  const { sources: store, writeBack: outbox, now } = deps.ledger;
  const reader = createRegularReader(deps, orders);
  const writeBack = createWriteBack(deps);

  /**
   * Around the source being stored: the password of another place goes before, and the one that was typed comes behind it. Whoever asks in the
   * middle finds none.
   */
  async function withPasswords(changes: readonly PasswordChange[], put: () => Promise<void>): Promise<void> {
    const changed = changes.filter(({ isKept }) => isKept !== true);
    for (const { secret, place, before } of changed)
      if (!place || !before || !isSamePlace(place, before) || passwordOf(place) === undefined)
        await deps.secrets.remove(secret);
    await put();
    for (const { secret, place } of changed) {
      const password = place && passwordOf(place);
      if (password !== undefined) await deps.secrets.write(secret, password);
    }
  }

  async function find(name: string): Promise<SourceRecord> {
    const source = await store.find(name);
    if (!source) throw new EngineError('NOT_FOUND', `There is no source ${name}.`);
    return source;
  }

  return {
    async list(): Promise<Source[]> {
      const waiting = await outbox.waiting();
      return (await store.list()).map((source) => toSource(source, waiting));
    },

    async put({ clientId }: Caller, name: string, draft: SourceDraft): Promise<Source> {
      checkSource(draft);
      const before = await store.find(name);
      const isKept = keepsPassword(draft.connection, before?.content.connection ?? null);
      const target = draft.writeBack?.connection;
      const isTargetKept = target && keepsPassword(target, before?.content.writeBack?.connection ?? null, TARGET);
      const content = {
        ...draft,
        connection: masked(draft.connection),
        ...(draft.writeBack && { writeBack: { ...draft.writeBack, connection: masked(draft.writeBack.connection) } }),
      };
      const hasPassword = passwordOf(draft.connection) !== undefined;
      const goesOn = before !== null && isKept === hasPassword && readWith(before.content) === readWith(content);
      const source: SourceRecord = {
        ...{ name, content, clientId: before?.clientId ?? clientId },
        // Of a name that was removed it counts on from a later instant: how far the one before was read is not how far this one is.
        version: (before?.version ?? now()) + 1,
        // What was wrong may be right now.
        progress: goesOn ? { ...before.progress, triedAt: null } : FRESH,
        createdAt: before?.createdAt ?? now(),
      };
      await withPasswords(
        [
          { secret: secretNameOf(name), place: draft.connection, before: before?.content.connection, isKept },
          {
            ...{ secret: writeBackSecretOf(name), place: target, isKept: isTargetKept },
            before: before?.content.writeBack?.connection,
          },
        ],
        () => store.put(source),
      );
      await writeBack.changed(name);
      reader.wake();
      return toSource(source, await outbox.waiting());
    },

    async remove(name: string): Promise<void> {
      await find(name);
      await store.remove(name);
      await outbox.forget(name);
      for (const secret of [secretNameOf(name), writeBackSecretOf(name)]) await deps.secrets.remove(secret);
    },

    async try(name: string, draft: SourceTry): Promise<SourceTrial> {
      checkReading(draft);
      const before = await store.find(name);
      const isKept = keepsPassword(draft.connection, before?.content.connection ?? null);
      return trySource(deps, name, draft, isKept);
    },

    async readNow(name: string): Promise<Source> {
      const source = await find(name);
      if (source.content.reading !== 'READ')
        throw new EngineError('STATE_CONFLICT', `Source ${name} is looked up, and not read.`);
      await readSource(deps, orders, source);
      return toSource(await find(name), await outbox.waiting());
    },
    async tryWriteBack(name: string, draft: WriteBackTry): Promise<WriteBackTrial> {
      const before = (await store.find(name))?.content.writeBack?.connection ?? null;
      const { connection } = draft.writeBack;
      const isKept = keepsPassword(connection, before, TARGET);
      const kept = async () =>
        withPassword(connection, await keptPassword(deps.secrets, writeBackSecretOf(name), name));
      return tryWriteBack(deps, name, { ...draft, place: isKept ? kept : async () => connection });
    },

    /** Asks all sources that are looked up at the same time. */
    async lookUp(caller: Caller, said: string): Promise<OrderLookedUp> {
      const key = said.trim();
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

    start(): void {
      reader.start();
      writeBack.start();
    },
    stop: async (): Promise<void> => void (await Promise.all([reader.stop(), writeBack.stop()])),
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
