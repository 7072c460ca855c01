import { diagnostic, inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { HealthCheck } from '#shared/schema/station/health.ts';
import type { SourcesDeps } from './deps.ts';
import type { Waiting } from './write-back/write-back-store.ts';

/** A source that was told late by less than this is none that a person looks after. */
const LATE_MS = 60_000;

/** Which sources of orders cannot be read, and which are not told; nothing where there is no source. */
export async function sourcesCheck({
  ledger,
}: {
  ledger: Pick<SourcesDeps['ledger'], 'sources' | 'writeBack' | 'now'>;
}) {
  const sources = await ledger.sources.list();
  const waiting = await ledger.writeBack.waiting();
  if (sources.length === 0) return [];
  const failing = sources.flatMap(({ name, content, progress: { failingSince } }) =>
    content.enabled !== false && failingSince !== null ? [{ name, since: failingSince }] : [],
  );
  const late = waiting.filter(({ since, trouble }) => trouble !== null || ledger.now() - since > LATE_MS);
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

const failingWords = (failing: readonly { name: string; since: number }[]) =>
  diagnostic('SOURCES_FAIL', { sources: namesOf(failing.map(({ name }) => name)), since: oldest(failing) });

const waitingWords = (late: readonly Waiting[]) =>
  diagnostic('SOURCES_WAIT', {
    sources: namesOf(late.map(({ source }) => source)),
    count: late.reduce((sum, { orders }) => sum + orders, 0),
    since: oldest(late),
  });

const namesOf = (names: readonly string[]) => names.join(', ');
const oldest = (since: readonly { since: number }[]) =>
  new Date(Math.min(...since.map((each) => each.since))).toISOString();
