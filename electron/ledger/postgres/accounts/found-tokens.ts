import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import type { ClientStore } from '#electron/engine/identity/store.ts';

export type FoundToken = NonNullable<Awaited<ReturnType<ClientStore['findToken']>>>;
type Answer = Promise<FoundToken | null>;

/** A key that another desk revokes is refused here within a second. */
const REMEMBERED_MS = 500;
const MOST_REMEMBERED = 1000;

/** Tokens found lately, since every request asks for one. Those that were good when they were last asked for are while the ledger is away. */
export function openFoundTokens(lookUp: (digest: string) => Answer) {
  const answers = new Map<string, { answer: Answer; begunAt: number }>();
  const good = new Map<string, FoundToken>();

  async function orLast(digest: string, answer: Answer): Answer {
    try {
      const found = await answer;
      if (good.size >= MOST_REMEMBERED) good.clear();
      if (found) good.set(digest, found);
      else good.delete(digest);
      return found;
    } catch (error) {
      const last = error instanceof LedgerAwayError ? good.get(digest) : undefined;
      if (last) return last;
      throw error;
    }
  }

  return {
    /** What the ledger said of the token when it was last asked, which is not long ago. */
    async find(digest: string): Answer {
      // Setting the clock of the machine makes nothing older or younger.
      const now = performance.now();
      const known = answers.get(digest);
      if (known && now - known.begunAt < REMEMBERED_MS) return orLast(digest, known.answer);
      if (answers.size >= MOST_REMEMBERED) answers.clear();
      const asked = { answer: lookUp(digest), begunAt: now };
      answers.set(digest, asked);
      const isFound = await asked.answer.catch(() => null);
      // A token may be made at any moment, and a database that was away may be back.
      if (!isFound && answers.get(digest) === asked) answers.delete(digest);
      return orLast(digest, asked.answer);
    },

    /** Whoever asks from now on is answered anew, by a question that was not asked before. */
    forget: () => answers.clear(),

    /** The same, and nothing is good any more before the ledger has said so again. */
    forgetAll() {
      answers.clear();
      good.clear();
    },
  };
}
