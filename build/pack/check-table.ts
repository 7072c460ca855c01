/** One thing that must hold: says what it found, or throws an Error with what is wrong. */
export interface Check {
  name: string;
  run(): string | Promise<string>;
}

export interface Result {
  name: string;
  passed: boolean;
  /** What was found, or what is wrong. */
  detail: string;
}

/** Runs them one after another; one that fails does not keep the others from being run. */
export async function runChecks(checks: readonly Check[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, run } of checks) {
    try {
      results.push({ name, passed: true, detail: await run() });
    } catch (error) {
      results.push({ name, passed: false, detail: (error as Error).message });
    }
  }
  return results;
}

/** @throws Error with the first few of what should not be there. */
export function requireNone(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const more = faults.length > 5 ? ` and ${faults.length - 5} more` : '';
  throw new Error(`${faults.slice(0, 5).join('; ')}${more}`);
}

export function printTable(results: readonly Result[]): void {
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const { name, passed, detail } of results)
    console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(width)}  ${detail}`);
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(failed === 0 ? `All ${results.length} checks hold.` : `${failed} of ${results.length} checks failed.`);
}
