import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { SHIPMENT_STATES } from '../shipping/shipment.ts';

const Instant = () => Type.String({ format: 'date-time' });

/** A shipment changed its state: a line of the journal, without reason and actor. Its sequence is the id of the event. */
export const ShipmentEvent = Type.Object(
  {
    type: Type.Literal('shipment'),
    sequence: Type.Integer(),
    id: Type.String(),
    transactionId: Type.String(),
    clientId: Type.String({ description: 'Who bought it' }),
    state: Literals(SHIPMENT_STATES),
    previousState: Nullable(Literals(SHIPMENT_STATES)),
    at: Instant(),
  },
  { title: 'ShipmentEvent' },
);
export type ShipmentEvent = Static<typeof ShipmentEvent>;

/** What else changes while people look, told to those who see it. Each is told once: whoever was away reads the thing itself. */
const TRANSIENT_EVENT_TYPES = [
  'account',
  'attention',
  'print-job',
  'printer',
  'batch',
  'confirmation',
  'hand-over',
  'manifest',
  'order',
  'packer',
  'scale',
  'settings',
] as const;
export const TransientEvent = Type.Object(
  { type: Literals(TRANSIENT_EVENT_TYPES), id: Type.String(), state: Type.String(), at: Instant() },
  { title: 'TransientEvent' },
);
export type TransientEvent = Static<typeof TransientEvent>;

/** `ready`: what follows comes after `sequence`. `reset`: events were missed for good; read again what is on the screen. */
export const StreamEvent = Type.Object(
  { type: Literals(['ready', 'reset']), sequence: Type.Integer() },
  { title: 'StreamEvent' },
);
export type StreamEvent = Static<typeof StreamEvent>;

/** The data of one server-sent event; its `type` is also the event's name. */
export const StationEvent = Type.Union([ShipmentEvent, TransientEvent, StreamEvent], { title: 'StationEvent' });
export type StationEvent = Static<typeof StationEvent>;
