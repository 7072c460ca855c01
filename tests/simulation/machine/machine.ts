import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChance, type Chance } from './chance.ts';
import { Disk } from './disk.ts';
import { Events } from './events.ts';
import { simulateDisks } from './files.ts';
import { simulateProcess } from './process.ts';

/** Everything that a program has from its machine, under one seed. */
export interface Machine {
  readonly events: Events;
  readonly chance: Chance;
  /** The folder below which files lie on simulated disks. */
  root: string;
  diskAt(folder: string): Disk;
  /** A new machine of the same kind: empty disks, and no time has passed. */
  reset(): void;
}

/** In memory, where the system has such a place: SQLite's files are real ones. */
const PLACE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const PREFIX = join(PLACE, 'packbench-simulation-');

/** Turns this process into a simulated machine, once and for good: to be called before any program is loaded that is to run on it. */
export function becomeMachine(): Machine {
  const events = new Events();
  const chance = createChance(0);
  const disks = new Map<string, Disk>();
  const machine: Machine = {
    ...{ events, chance, root: mkdtempSync(PREFIX) },
    diskAt(path) {
      const [folder = ''] = path.slice(machine.root.length + 1).split('/');
      const disk = disks.get(folder) ?? new Disk(chance);
      disks.set(folder, disk);
      return disk;
    },
    reset() {
      rmSync(machine.root, { recursive: true, force: true });
      machine.root = mkdtempSync(PREFIX);
      disks.clear();
      closeAll();
      events.reset();
    },
  };
  process.on('unhandledRejection', (error) => events.uncaught(error));
  process.on('exit', () => rmSync(machine.root, { recursive: true, force: true }));
  const closeAll = simulateDisks(PREFIX, events, chance, machine.diskAt);
  simulateProcess(events, chance);
  return machine;
}
