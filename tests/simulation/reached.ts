import { Session, type Profiler } from 'node:inspector';

/** A place in a source: the letter at which something stands in the file of that address. Node takes types away without moving anything. */
export interface Place {
  url: string;
  at: number;
}

/** Counts how often each place is come to, from now on in this process. */
export function countReached(places: readonly Place[]): () => number[] {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  /** Since it was asked last. */
  return () => {
    let scripts: Profiler.ScriptCoverage[] = [];
    // A session of its own thread answers at once.
    session.post('Profiler.takePreciseCoverage', (_error, { result }) => (scripts = result));
    const byUrl = new Map(scripts.map((script) => [script.url, script]));
    return places.map((place) => timesAt(byUrl.get(place.url), place.at));
  };
}

/** What the innermost range says that holds the place; without end where it is no function's, and the module was read but once. */
function timesAt(script: Profiler.ScriptCoverage | undefined, at: number): number {
  const ranges = (script?.functions ?? []).flatMap(({ ranges: some }) => some);
  const around = ranges.filter(({ startOffset, endOffset }) => startOffset <= at && at < endOffset);
  const sizeOf = ({ startOffset, endOffset }: Profiler.CoverageRange) => endOffset - startOffset;
  const innermost = around.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0];
  if (!innermost) return 0;
  return innermost.startOffset === 0 ? Infinity : innermost.count;
}
