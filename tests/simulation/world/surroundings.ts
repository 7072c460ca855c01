import type { Clock } from '#electron/engine/clock.ts';
import type { EnginePorts } from '#electron/engine/engine-ports.ts';
import type { Chance } from '../machine/chance.ts';
import type { Events } from '../machine/events.ts';
import type { Books } from './books.ts';
import type { Carriers } from './carrier.ts';
import type { Desk } from './desk.ts';

/** The ports of an engine that lead out of its machine. */
export type OuterPorts = Pick<
  EnginePorts,
  | 'watchedFolder'
  | 'tables'
  | 'sourceReader'
  | 'sourceWriter'
  | 'drivers'
  | 'scales'
  | 'webhookSender'
  | 'places'
  | 'metrics'
  | 'log'
  | 'hotFolderTiming'
  | 'sourcesEvery'
>;

/** What lies around a desk. */
export interface Surroundings {
  root: string;
  events: Events;
  chance: Chance;
  books: Books;
  clock: Clock;
  carriers: Carriers;
  log: EnginePorts['log'];
  portsOf(desk: Desk): OuterPorts;
  /** A station has opened its ledger. */
  opened(desk: Desk): void;
  /** A station is gone, or about to go. */
  closed(desk: Desk): void;
}
