import { diagnostic, inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { HealthCheck } from '#shared/schema/station/health.ts';
import type { SourcesDeps } from './deps.ts';
import type { Waiting } from './write-back/write-back-store.ts';

/** A source that was told late by less than this is none that a person looks after. */
const LATE_MS = 60_000;

/** A source that cannot be read, and since when. */
interface Late {
  name: string;
  since: number;
  trouble: Diagnostic | null;
}

/** Which sources of orders cannot be read, and which are not told, longest first, and why the first; nothing where there is no source. */
export async function sourcesCheck({
  ledger,
}: {
  ledger: Pick<SourcesDeps['ledger'], 'sources' | 'writeBack' | 'now'>;
}) {
  const sources = await ledger.sources.list();
  const waiting = await ledger.writeBack.waiting();
  if (sources.length === 0) return [];
  const failing = sources
    .flatMap(({ name, content, progress: { failingSince, trouble } }) =>
      content.enabled !== false && failingSince !== null ? [{ name, since: failingSince, trouble }] : [],
    )
    .sort(oldestFirst);
  const late = waiting
    .filter(({ since, trouble }) => trouble !== null || ledger.now() - since > LATE_MS)
    .sort(oldestFirst);
  return [
    checkOf('sources', failing.length === 0 ? null : failingWords(failing), sources.length),
    checkOf('writeBack', late.length === 0 ? null : waitingWords(late), sources.length),
  ];
}

function checkOf(name: string, trouble: Diagnostic | null, n: number): HealthCheck {
  if (trouble) return { name, status: 'warning', detail: inEnglish(trouble), facts: { n }, trouble };
  const detail = name === 'sources' ? `${n} source(s) of orders answer.` : 'Sources know of all that was sold.';
  return { name, status: 'ok', detail, facts: { n } };
}

const failingWords = (failing: readonly Late[]) =>
  because(
    failing,
    diagnostic('SOURCES_FAIL', { sources: namesOf(failing.map(({ name }) => name)), since: oldest(failing) }),
  );

const waitingWords = (late: readonly Waiting[]) =>
  because(
    late,
    diagnostic('SOURCES_WAIT', {
      sources: namesOf(late.map(({ source }) => source)),
      count: late.reduce((sum, { orders }) => sum + orders, 0),
      since: oldest(late),
    }),
  );

/** With the reason of the one that is named first. */
function because([first]: readonly Pick<Late, 'trouble'>[], said: Diagnostic): Diagnostic {
  if (!first?.trouble) return said;
  const { code, values } = first.trouble;
  return { ...said, because: { code, values } };
}

const namesOf = (names: readonly string[]) => names.join(', ');
const oldest = ([first]: readonly Pick<Late, 'since'>[]) => new Date(first?.since ?? 0).toISOString();
const oldestFirst = (one: Pick<Late, 'since'>, other: Pick<Late, 'since'>) => one.since - other.since;
