import type { OrderDraft } from '#shared/schema/orders/order-draft.ts';
import type { LineQuantity, OrderState } from '#shared/schema/orders/order.ts';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { ScanOutcome } from '#shared/schema/orders/packing-calls.ts';
import type { BoxSides } from '#shared/schema/shipping/usual.ts';
import type { Verification } from '#shared/schema/orders/packing.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';

/** What its source says of an order, but for its state. */
export type OrderContent = Omit<OrderDraft, 'revision' | 'state'>;

/** An order as the ledger holds it. Instants are ledger time, milliseconds since 1970. */
export interface OrderRecord {
  id: string;
  source: string;
  orderNumber: string;
  /** The API client that put it first. */
  clientId: string;
  state: OrderState;
  /** Why a person holds or cancelled it; null where its source does. */
  reason: string | null;
  /** Who said so at a window, by name; null where nobody was signed on. */
  reasonBy: string | null;
  revision: string | null;
  /** Counts every change; a change is stored only on top of the version that it was decided on. */
  version: number;
  content: OrderContent;
  /** SHA-256 of the content, which tells a change; empty once the content is redacted. */
  digest: string;
  heldAtSource: boolean;
  /** Whether a person has let go what its source holds, and the source has said nothing else since. */
  holdReleased: boolean;
  cancelledAtSource: boolean;
  claim: Claim | null;
  parcels: ParcelRecord[];
  createdAt: number;
  updatedAt: number;
}

/** Who packs it. */
export interface Claim {
  stationId: string;
  clientId: string;
  packer: string | null;
  /** Why it was taken over from another desk. */
  takeOverReason: string | null;
  at: number;
  /** What went into the parcel that is packed now. */
  verified: VerifiedUnits[];
  /** What the packer says of the box of this parcel; not there where nobody said anything. */
  box?: { dimensions: BoxSides | null };
  /** What was scanned and does not belong there, until it is acknowledged. */
  stop: Diagnostic | null;
  /** What the source changed meanwhile, until it is acknowledged. */
  changes: Diagnostic[];
  /** What the last scan that has an id was, so that the same one counts once. */
  lastScan: { id: string; outcome: ScanOutcome; line: number | null } | null;
}

export interface VerifiedUnits extends LineQuantity {
  how: Verification;
  /** The last of them. */
  at: number;
}

/** Units in a parcel, of a line as it stood when they were packed. The source may move the line since; the article says where it stands now. */
export interface PackedUnits extends LineQuantity {
  /** Not there where the line did not say what it is. */
  article?: string;
  /** Units of the line that were ordered by then; there where they were bought once more for a reason. */
  ordered?: number;
}

/** One purchase for the order. It is there before anything is sent, so that its units are in no other parcel. */
export interface ParcelRecord {
  transactionId: string;
  clientId: string;
  /** The desk that buys. */
  stationId: string;
  at: number;
  lines: PackedUnits[];
  /** What of that the desk had verified; empty again once nothing goes out. */
  verified: VerifiedUnits[];
  /** Of the content that it was bought for. */
  digest: string;
  duplicateReason: string | null;
  /** Who packed it, as the claim says. */
  packer: string | null;
  /** Null until something was stored of it. */
  shipment: ParcelShipment | null;
}

export interface ParcelShipment {
  id: string;
  state: ShipmentState;
  trackingNumbers: string[];
  /** The rule that chose account and service; null where none did. */
  rule: string | null;
  /** The manifest it was handed over with. */
  manifestId: string | null;
}
