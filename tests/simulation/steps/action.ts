import type { CarrierKind, Habit, OwnAccount } from '../carriers/carrier-kinds.ts';
import type { FolderTrouble } from '../world/hot-folder.ts';
import type { PrinterTrouble } from '../devices/printers.ts';
import type { ScaleTrouble } from '../devices/scale.ts';
import type { PersonsAct, WebOrderChange, WebShopTrouble } from '../world/web-shop.ts';
import type { Moment } from './moments.ts';

/** Which shipment is meant: so far back, counted from the newest. */
export type Which = number;

/** What the shop, or somebody at the desk, does with an order that is being packed. */
export const ORDER_CHANGES = ['none', 'none', 'none', 'content', 'cancelled', 'cancelled here'] as const;
export type OrderChange = (typeof ORDER_CHANGES)[number];

/** What a packer does wrong at the first try. */
export const PACKING_MISTAKES = [
  ...(['none', 'none', 'none', 'none', 'none', 'one is missing', 'wrong item', 'wrong item at the end'] as const),
  ...(['too much in it', 'left on the scale', 'change overlooked'] as const),
] as const;
export type PackingMistake = (typeof PACKING_MISTAKES)[number];

/** Which program calls, and whether it waits for its answer. */
interface Asker {
  client: number;
  hangsUp: boolean;
}

/** What somebody does at a desk, or what befalls it. */
export type Action =
  | ({ kind: 'buy'; account: CarrierKind | OwnAccount; wish: string; packages: number; prints: boolean } & Asker)
  | { kind: 'buy twice at once'; account: CarrierKind; client: number; apartMs: number }
  /** @see weigh */
  | {
      kind: 'weigh';
      account: CarrierKind;
      prints: boolean;
      /** Whether the package before was taken off. */
      isLifted: boolean;
      programs: number;
      asksFirst: boolean;
      apartMs: number;
      hangsUpAfterMs: number | null;
    }
  | { kind: 'repeat'; which: Which }
  | { kind: 'pack'; account: CarrierKind; prints: boolean; packers: number; apartMs: number; change: OrderChange }
  /** @see packByScan */
  | {
      kind: 'pack by scan';
      account: CarrierKind;
      units: number;
      /** Whether the same is ordered as the last time. */
      isRepeated: boolean;
      desks: number;
      apartMs: number;
      change: 'none' | 'content' | 'units';
      /** Whether the shop changes it in the moment of the first scan. */
      meetsScan: boolean;
      /** Whether what is shown of the order is followed until the last scan. */
      looksAgain: boolean;
      mistake: PackingMistake;
    }
  /**
   * @see goBack; what waits as the backup is made, whether the station is told to stop before it is restored, or killed, and whether the ledger
   * that is put away can be read
   */
  | {
      kind: 'go back';
      waiting: 'nothing' | 'prints' | 'labels' | 'rows';
      afterMs: number;
      inOrder: boolean;
      isOldWhole: boolean;
    }
  /** Whether a scan may buy at the desk is changed, and back again. */
  | { kind: 'no buying by scan'; forMs: number }
  /** @see Batches */
  | { kind: 'batch'; account: CarrierKind; rows: number; stopAfterMs: number | null }
  | { kind: 'go on with a batch' | 'read a batch'; which: Which }
  /** @see HotFolder */
  | { kind: 'drop'; account: CarrierKind; rows: number; again: boolean; apartMs: number }
  | { kind: 'folder'; trouble: FolderTrouble; forMs: number }
  | { kind: 'shop away'; forMs: number }
  /** @see WebShop */
  | { kind: 'web order'; which: Which; change: WebOrderChange }
  | { kind: 'pack a web order'; which: Which; prints: boolean }
  | {
      kind: 'web order in parts';
      changes: readonly WebOrderChange[];
      /** What somebody at the desk does with it, so long after each of its parcels; null: nothing. */
      acts: readonly ({ act: PersonsAct; afterMs: number } | null)[];
      prints: boolean;
      waitsMs: number;
    }
  | { kind: 'person and web order'; which: Which; act: PersonsAct; prints: boolean }
  | { kind: 'web shop'; trouble: WebShopTrouble; forMs: number }
  | { kind: 'read'; which: Which }
  | { kind: 'ask of a doubt'; again: boolean; oldest: boolean }
  | { kind: 'void'; which: Which }
  | { kind: 'print'; which: Which }
  /** Somebody may have the printer open for so long. */
  | { kind: 'void and print'; which: Which; apartMs: number; openMs: number }
  | { kind: 'void twice'; which: Which; apartMs: number }
  /** @see Manifests */
  | { kind: 'close the day'; account: CarrierKind }
  | { kind: 'look up' }
  | { kind: 'restart while a spooler hangs'; forMs: number }
  | { kind: 'webhook' }
  | { kind: 'receiver fails'; forMs: number }
  | { kind: 'settle'; decision: 'found' | 'written_off' }
  | { kind: 'printer'; trouble: PrinterTrouble; forMs: number }
  | { kind: 'scale'; trouble: ScaleTrouble; forMs: number }
  | { kind: 'carriers'; habit: Habit | null; forMs: number }
  | { kind: 'labels late'; forMs: number }
  /** Somebody makes room, or presses the button and starts anew. */
  | { kind: 'disk full'; forMs: number; failingCommits: number; ends: 'room' | 'power' }
  /** That of the next commit, or of the next file that the program syncs itself. */
  | { kind: 'sync fails'; of: 'commit' | 'file' }
  | { kind: 'kill' | 'lose power'; at: Moment; downMs?: number }
  | { kind: 'restart' }
  /** The station is stopped, and the power goes as soon as it has. */
  | { kind: 'switch off' }
  | { kind: 'sleep'; hours: number }
  | { kind: 'set clock'; minutes: number }
  | { kind: 'hang'; forMs: number }
  | { kind: 'database'; trouble: DatabaseTrouble; forMs: number };

/** What befalls a desk on its way to the database. */
export const DATABASE_TROUBLES = ['answer lost', 'answer lost', 'cut', 'refuses', 'silent'] as const;
export type DatabaseTrouble = (typeof DATABASE_TROUBLES)[number];
