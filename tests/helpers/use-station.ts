import { afterAll, beforeAll } from 'vitest';
import type { StationOptions } from '#electron/station.ts';
import { startTestStation, type TestStation } from './station.ts';

/** One station for all tests of a file (or of a `describe`); it is there from the first test on. */
export function useStation(options: Partial<StationOptions> = {}): TestStation {
  const station = {} as TestStation;
  beforeAll(async () => void Object.assign(station, await startTestStation(options)));
  afterAll(() => station.dispose());
  return station;
}
