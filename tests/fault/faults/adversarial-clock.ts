import { handClock } from '../../helpers/station.ts';
import { knowledgeIn, orderBody } from '../harness/buyer.ts';
import { integer, type Fault, type Random } from '../harness/fault.ts';
import { inThisProcess, type Here } from '../harness/here.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TEN_YEARS = 3650 * DAY;
const RETENTION = 90 * DAY;

/** Time that truly passes, and a clock that says what somebody set. */
function adversary() {
  const truth = handClock();
  let wrong = 0;
  return {
    now: () => truth.now() + wrong,
    elapsed: truth.now,
    pass: truth.turn,
    set: (by: number) => void (wrong = by),
  };
}

/** Somebody sets the clock by up to ten years, again and again; the machine sleeps, the station is restarted. What counts is true time. */
export const adversarialClock: Fault = {
  name: 'clock-set',
  title: 'the clock is set by up to ten years; the machine sleeps',
  runs: { short: 6, long: 400 },
  run: (times, random) => {
    const clock = adversary();
    return inThisProcess({ clock }, async (here) => {
      const violations: string[] = [];
      const boughtAt = new Map<string, number>();
      let last = 0;
      for (let count = 0; count < times; count += 1) {
        clock.set(integer(random, 3) === 0 ? 0 : Math.trunc((2 * random() - 1) * TEN_YEARS));
        const pass = () => clock.pass(integer(random, 4) === 0 ? 3 * DAY * random() : 10 * MINUTE);
        violations.push(...timeBroken(here.station.ledger, last, pass));
        last = here.station.ledger.now();
        if (random() < 0.15) await restartWithRightClock(here, clock);
        await here.station.api.renew();
        const [fresh, again] = [`fresh-${count}`, `fresh-${integer(random, count + 1)}`];
        for (const id of [fresh, again])
          violations.push(...(await buyAgain(here, { id, boughtAt, at: clock.elapsed() })));
        await here.station.engine.maintenance.run();
        violations.push(...(await blankedEarly(here, boughtAt, clock.elapsed(), random)));
      }
      forgetOld(here, boughtAt, clock.elapsed());
      return violations;
    });
  },
};

/** Whether ledger time goes on from what it was last, while true time passes. */
export function timeBroken(ledger: { now(): number }, last: number, pass: () => void): string[] {
  const now = ledger.now();
  pass();
  return [
    ...(now < last ? [`time ran backwards by ${last - now} ms`] : []),
    ...(ledger.now() === now ? ['ledger time stands still'] : []),
  ];
}

/** What is past its retention by true time may be redacted, and need not be answered as it was. */
function forgetOld({ buyer }: Here, boughtAt: ReadonlyMap<string, number>, now: number): void {
  for (const [id, at] of boughtAt) if (now - at >= RETENTION) buyer.orders.delete(id);
}

/** What a clock says at a start is believed; what it says while the station runs is not. */
async function restartWithRightClock(here: Here, clock: ReturnType<typeof adversary>): Promise<void> {
  clock.set(0);
  await here.restart();
}

async function buyAgain(
  { station, buyer }: Here,
  { id, boughtAt, at }: { id: string; boughtAt: Map<string, number>; at: number },
): Promise<string[]> {
  const last = boughtAt.get(id);
  const answer = await station.api.ship(id, orderBody());
  if (answer.status !== 200) return [];
  boughtAt.set(id, at);
  buyer.orders.set(id, knowledgeIn(answer));
  const early = last !== undefined && at - last < DAY;
  return early ? [`sold twice: ${id}, after ${Math.round((at - last) / MINUTE)} true minutes`] : [];
}

async function blankedEarly(
  { station }: Here,
  boughtAt: ReadonlyMap<string, number>,
  now: number,
  random: Random,
): Promise<string[]> {
  const [id, at] = [...boughtAt][integer(random, boughtAt.size)] ?? ['', now];
  if (now - at >= RETENTION) return [];
  const { status } = await station.api.get(`/station/v1/shipments/by-transaction/${id}?documents=base64`);
  return status === 200 ? [] : [`label withheld: ${id}, bought ${Math.round((now - at) / DAY)} true days ago`];
}
