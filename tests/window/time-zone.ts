import { onTestFinished } from 'vitest';

/** The test runs where the machine is in that time zone. */
export function standIn(zone: string): void {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  onTestFinished(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });
}
