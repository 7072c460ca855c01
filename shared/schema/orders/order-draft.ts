import { Type, type Static } from 'typebox';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { PartialShipment } from '../shipping/partial-shipment.ts';
import { Party } from '../shipping/party.ts';
import { RequiredText, Text } from '../text.ts';
import { MAX_ORDER_LINES, OrderLine } from './order-line.ts';

/** What a source can say of an order; everything else is the station's. */
const SOURCE_STATES = ['OPEN', 'HELD', 'CANCELLED'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

export const orderContent = {
  recipient: Party,
  lines: Type.Array(OrderLine, {
    maxItems: MAX_ORDER_LINES,
    description: 'What is to be packed; without any, one parcel fulfils the order',
  }),
  shipment: Type.Optional(
    described(
      PartialShipment,
      'What is wished of its shipment: account, service, packaging (the first item line stands for every package), signature',
    ),
  ),
  shipBy: Type.Optional(
    Type.String({
      format: 'date',
      'x-form': 'a date, as 2026-11-23',
      description: 'The last day on which it should leave',
    }),
  ),
  note: Type.Optional(Text({ maxLength: 1000, description: 'To the packer' })),
  gift: Type.Optional(Type.Boolean({ description: 'A gift: no prices in the parcel' })),
  shippingMethod: Type.Optional(
    Text({ description: 'How the customer wants it sent, in the words of the shop', examples: ['Express'] }),
  ),
  tags: Type.Optional(
    Type.Array(RequiredText(), { maxItems: 50, uniqueItems: true, description: 'Words that rules may ask for' }),
  ),
};

/** An order as its source has it (contract, section 13). Put again, it replaces what was put before. */
export const OrderDraft = Type.Object(
  {
    revision: Type.Optional(
      Text({ description: "The source's own mark of this version, such as the instant of its last change" }),
    ),
    state: Type.Optional(
      Literals(SOURCE_STATES, {
        description:
          'What the source says of it; where it is not given, the state stays as it is. What is packed stays packed',
      }),
    ),
    ...orderContent,
  },
  { title: 'OrderDraft', additionalProperties: false },
);
export type OrderDraft = Static<typeof OrderDraft>;
