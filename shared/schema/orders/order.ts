import { Type, type Static } from 'typebox';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { KeptParty } from '../shipping/party.ts';
import { SHIPMENT_STATES } from '../shipping/shipment.ts';
import { orderContent } from './order-draft.ts';
import { packingState, Verified } from './packing.ts';

const Instant = () => Type.String({ format: 'date-time' });

/** Contract, section 13. PACKING: a desk has claimed it. PACKED: everything has its label. SHIPPED: handed over. */
export const ORDER_STATES = ['OPEN', 'HELD', 'PACKING', 'PACKED', 'SHIPPED', 'CANCELLED'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** So many units of a line, counted from 1. */
export const LineQuantity = Type.Object(
  {
    line: Type.Integer({ minimum: 1, description: 'The line of the order, counted from 1' }),
    quantity: Type.Integer({ minimum: 1, description: 'Units of it' }),
  },
  { title: 'LineQuantity', additionalProperties: false },
);
export type LineQuantity = Static<typeof LineQuantity>;

const PackedLine = Type.Object(
  {
    line: Type.Integer({ description: 'The line of the order as it was when it was packed, counted from 1' }),
    quantity: LineQuantity.properties.quantity,
    article: Type.Optional(
      Type.String({
        description: 'The SKU of what is packed, else what it is; its source may have moved the line since',
      }),
    ),
  },
  { title: 'PackedLine' },
);

/** One purchase for an order, whatever became of it. */
export const OrderParcel = Type.Object(
  {
    transactionId: Type.String({ description: 'Of its shipment' }),
    clientId: Type.String({ description: 'Who bought it' }),
    at: Instant(),
    lines: Type.Array(PackedLine, { description: 'What is in it' }),
    verified: Type.Array(Verified, { description: 'What of that was scanned or confirmed' }),
    duplicateReason: Nullable(Type.String({ description: 'Why it was bought though everything was shipped' })),
    packer: Nullable(Type.String({ description: 'Who packed it, by name, where the order was claimed for somebody' })),
    shipment: Type.Union(
      [
        Type.Object({
          id: Type.String({ description: "The station's id of the shipment" }),
          state: Literals(SHIPMENT_STATES),
          trackingNumbers: Type.Array(Type.String()),
          rule: Nullable(Type.String({ description: 'The rule that chose account and service; null where none did' })),
          manifestId: Nullable(Type.String({ description: 'The manifest it was handed over with' })),
        }),
        Type.Null(),
      ],
      { description: 'null: nothing was sent' },
    ),
  },
  { title: 'OrderParcel' },
);
export type OrderParcel = Static<typeof OrderParcel>;

export const OrderClaim = Type.Object(
  {
    stationId: Type.String({ description: 'The desk' }),
    clientId: Type.String(),
    packer: Nullable(Type.String({ description: 'Who packs it, by name' })),
    takeOverReason: Nullable(Type.String({ description: 'Why it was taken over from another desk' })),
    at: Instant(),
    ...packingState,
  },
  { title: 'OrderClaim' },
);
export type OrderClaim = Static<typeof OrderClaim>;

/** What is to be packed and sent, and how far that is. */
export const Order = Type.Object(
  {
    source: Type.String(),
    orderNumber: Type.String({ description: 'Its number there' }),
    clientId: Type.String({ description: 'Who put it first' }),
    state: Literals(ORDER_STATES),
    reason: Nullable(Type.String({ description: 'Why it is HELD or CANCELLED, where somebody said so' })),
    reasonBy: Nullable(
      Type.String({ description: 'Who held or cancelled it, by name; null where nobody was signed on at a window' }),
    ),
    revision: Nullable(Type.String({ description: "The source's own mark of this version" })),
    version: Type.Integer({ description: 'Counts every change, at the source and at the station, from 1' }),
    ...orderContent,
    recipient: KeptParty,
    open: Type.Array(LineQuantity, { description: 'What no parcel holds yet' }),
    changedSincePacked: Type.Boolean({ description: 'Whether the source changed it after a parcel of it was bought' }),
    heldAtSource: Type.Boolean({ description: 'Whether the source holds it; what is packed stays packed' }),
    cancelledAtSource: Type.Boolean({ description: 'Whether the source cancelled it; what is packed stays packed' }),
    claim: Type.Union([OrderClaim, Type.Null()], { description: 'Who packs it' }),
    parcels: Type.Array(OrderParcel, { description: 'What was bought for it, oldest first' }),
    createdAt: Instant(),
    updatedAt: Instant(),
  },
  { title: 'Order' },
);
export type Order = Static<typeof Order>;

/**
 * Why no parcel of it is to leave, whoever stopped it; null where its parcels may. What a person let go although its source stops it goes on until
 * it is packed.
 */
export function stopOf({
  state,
  cancelledAtSource,
  heldAtSource,
}: Pick<Order, 'state' | 'cancelledAtSource' | 'heldAtSource'>): 'CANCELLED' | 'HELD' | null {
  if (state === 'CANCELLED' || state === 'HELD') return state;
  if (state !== 'PACKED' && state !== 'SHIPPED') return null;
  return cancelledAtSource ? 'CANCELLED' : heldAtSource ? 'HELD' : null;
}

export const OrderBody = Type.Object({ order: described(Order, 'The order as it is now') }, { title: 'OrderBody' });

const PUT_OUTCOMES = ['created', 'changed', 'unchanged'] as const;
export const OrderPut = Type.Object(
  {
    order: described(Order, 'The order as it is now'),
    outcome: Literals(PUT_OUTCOMES, { description: 'Whether that is new' }),
  },
  { title: 'OrderPut' },
);
export type OrderPut = Static<typeof OrderPut>;

export const OrderPage = Type.Object(
  {
    orders: Type.Array(Order, { description: 'The orders of the page' }),
    next: Nullable(Type.String({ description: 'Pass as `cursor` for the next page; null on the last' })),
  },
  { title: 'OrderPage' },
);
export type OrderPage = Static<typeof OrderPage>;
