import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestStation, type TestStation } from '../../helpers/station.ts';
import { startCarrier, type Carrier } from '../carrier/carrier.ts';
import { audit } from './audit.ts';
import { createBuyer, type Buyer } from './buyer.ts';
import { connect } from './connect.ts';
import type { Outcome } from './fault.ts';
import { lastQuestions } from './last-questions.ts';
import type { WorldOptions } from './world.ts';

/** The same as a world, with the station in this process: for troubles that a process survives, and clocks that a test turns. */
export interface Here {
  station: TestStation;
  carrier: Carrier;
  buyer: Buyer;
  /** Stops the station and starts it again on the same data. */
  restart(): Promise<void>;
}

export interface HereOptions extends Omit<WorldOptions, 'dataDir'> {
  clock?: { now(): number };
}

/** Makes trouble here: the work gives the broken promises that it saw; after it everybody's books are compared. */
export async function inThisProcess(
  { clock, account, carrier: behaviour }: HereOptions,
  work: (here: Here) => Promise<string[]>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-here-'));
  const dataDir = join(folder, 'data');
  const carrier = await startCarrier(folder, behaviour);
  const begin = () => startTestStation({ dataDir, ...(clock && { clock }) });
  const here: Here = {
    station: await begin(),
    carrier,
    buyer: createBuyer(),
    async restart() {
      await here.station.stop();
      here.station = await begin();
    },
  };
  try {
    await connect(here.station.api, carrier.url, account);
    const seen = await work(here);
    seen.push(...(await lastQuestions(here.station.api, here)));
    await here.station.stop();
    const outcome = await audit(join(dataDir, 'ledger.db'), carrier.sales(), here.buyer);
    return { ...outcome, violations: [...seen, ...outcome.violations] };
  } finally {
    await here.station.stop();
    await carrier.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
