import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from '../../../helpers/api.ts';
import { orderBody } from '../../harness/buyer.ts';
import type { Fault, Outcome } from '../../harness/fault.ts';
import { mountSmallDisk, noSmallDisks, type SmallDisk } from '../../harness/small-disk.ts';
import { inWorld, type Live, type World } from '../../harness/world.ts';

/** Room for ledger, spill file and the reserve that the station asks for before it sends anything. */
const MEGABYTES = 40;

async function onSmallDisk(work: (world: World, disk: SmallDisk) => Promise<string[]>): Promise<Outcome> {
  const disk = mountSmallDisk(MEGABYTES);
  try {
    // A machine under load must not come to the deadline before the answer.
    const options = { dataDir: join(disk.folder, 'data'), account: { timeoutSeconds: 30 } };
    return await inWorld(options, (world) => work(world, disk));
  } finally {
    disk.remove();
  }
}

/** Buys something, and lets the carrier fill the disk when it has sold it. */
async function sellAndFill(world: World, disk: SmallDisk, { api }: Live, id: string): Promise<void> {
  await world.carrier.order({ blow: { kind: 'fill', folder: disk.folder } });
  await world.buyer.advance(api, id, 'sold!');
}

const makeRoom = (disk: SmallDisk) => rmSync(join(disk.folder, 'filler'), { force: true });

/** The disk fills up before a purchase: it is refused with 507, and nothing is sent; whoever asks is told what was bought, and a start without room says so. */
export const diskFullBefore: Fault = {
  name: 'disk-before',
  title: 'the disk is full before a purchase',
  runs: { short: 1, long: 20 },
  impossible: noSmallDisks,
  run: (times) =>
    onSmallDisk(async (world, disk) => {
      const violations: string[] = [];
      const station = await world.start();
      await sellAndFill(world, disk, station, 'last');
      const sold = world.carrier.sales().length;
      for (let count = 0; count < times; count += 1) {
        const { status, body } = await station.api.ship(`refused-${count}`, orderBody());
        if (status !== 507 || body.purchase !== 'not_made')
          violations.push(`answered ${status}, purchase ${body.purchase}`);
      }
      const more = world.carrier.sales().length - sold;
      if (more > 0) violations.push(`${more} were sold on a full disk`);
      violations.push(...(await toldToANewcomer(station)));
      station.signal('SIGKILL');
      await station.ended;
      violations.push(...(await refusedStart(world)));
      makeRoom(disk);
      const again = await world.startHere();
      const { kind } = await world.buyer.advance(again.api, 'refused-0');
      if (kind !== 'bought') violations.push('with room again, nothing is bought');
      await again.stop();
      return violations;
    }),
};

/** Whoever has no token yet is told what became of a purchase. */
async function toldToANewcomer({ api }: Live): Promise<string[]> {
  await api.renew();
  const { status, body } = await api.get('/station/v1/shipments/by-transaction/last');
  const isTold = status === 200 || body.purchase === 'made';
  return isTold ? [] : [`asked on a full disk what became of a purchase, answered ${status} ${body.code}`];
}

async function refusedStart({ launch }: World): Promise<string[]> {
  const refused = launch();
  await refused.ready.then(() => refused.signal('SIGKILL')).catch(() => undefined);
  await refused.ended;
  return refused.said().includes('The disk has no room') ? [] : [`a start without room said: ${refused.said()}`];
}

/** The disk fills up between the sale and its answer: the answer goes to the spill file, and from there into the ledger. */
export const diskFullAfter: Fault = {
  name: 'disk-after',
  title: 'the disk is full when the carrier has sold',
  runs: { short: 1, long: 50 },
  impossible: noSmallDisks,
  run: (times, random) =>
    onSmallDisk(async (world, disk) => {
      const violations: string[] = [];
      let folded = 0;
      for (let count = 0; count < times; count += 1) {
        const id = `spilled-${count}`;
        await spill(world, disk, id, random() < 0.5);
        if (world.buyer.orders.get(id)?.kind === 'open') violations.push(`sale denied: ${id}`);
        makeRoom(disk);
        // Dies once more, when what was spilled is in the ledger and still in the spill file.
        if (count % 3 === 0 && (await dieFolding(world))) folded += 1;
      }
      // Not each time: where the log has room of its own, the ledger takes the answer all the same.
      if (folded === 0) violations.push('nothing was ever folded in');
      const station = await world.startHere();
      for (let count = 0; count < times; count += 1)
        violations.push(...(await wasKept(station.api, `spilled-${count}`)));
      await station.stop();
      const sold = world.carrier.sales().length;
      return sold === times ? violations : [...violations, `${sold} were sold in ${times} runs`];
    }),
};

/** @param byItself the station dies of itself when the answer has been spilled, else it is killed afterwards */
async function spill(world: World, disk: SmallDisk, id: string, byItself: boolean): Promise<void> {
  const station = await world.start(byItself ? { dieAt: { step: 'spilled' } } : {});
  await sellAndFill(world, disk, station, id);
  station.signal('SIGKILL');
  await station.ended;
}

/** True where the station died of it. */
async function dieFolding(world: World): Promise<boolean> {
  const station = world.launch({ dieAt: { step: 'folded' } });
  await station.ready.catch(() => undefined);
  station.signal('SIGTERM');
  return (await station.ended).signal === 'SIGKILL';
}

/** Without asking the carrier: what it answered was in the spill file. */
async function wasKept(api: Api, id: string): Promise<string[]> {
  const { body } = await api.get(`/station/v1/shipments?transactionId=${id}`);
  const { body: detail } = await api.get(`/station/v1/shipments/${body.shipments[0]?.id}`);
  const ways = detail.journal.map(({ to }: { to: string }) => to).join(' ');
  const [attempt] = detail.attempts;
  return ways.includes('UNKNOWN') ? [`answer lost: ${id} had to be looked up: ${ways}, since ${attempt?.detail}`] : [];
}
