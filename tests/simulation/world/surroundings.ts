import type { EnginePorts } from '#electron/engine/engine-ports.ts';
import type { Chance } from '../machine/chance.ts';
import type { Events } from '../machine/events.ts';
import type { Asking } from '../carriers/alone.ts';
import type { Books } from './books.ts';
import type { Carriers } from '../carriers/carrier.ts';
import type { Desk } from './desk.ts';
import type { Home } from './home.ts';

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
  /** Where the ledger lies. */
  home: Home;
  carriers: Carriers;
  /** Which station asks something of which shipment just now. */
  asking: Map<string, Asking>;
  log: EnginePorts['log'];
  portsOf(desk: Desk): OuterPorts;
  /** A label leaves for a printer. */
  leaves(jobId: string, trackingNumber: string | null): void;
  /** A call of the ledger was answered at the desk. */
  answered(desk: Desk, call: string): void;
  /** A station has opened its ledger. */
  opened(desk: Desk): void;
  /** A station is gone, or about to close its ledger. */
  closed(desk: Desk, isHeard: boolean): void;
}
