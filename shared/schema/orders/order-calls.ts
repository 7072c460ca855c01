import { Type, type Static } from 'typebox';
import { Warning } from '../../diagnostics/problem.ts';
import { described } from '../described.ts';
import { PartialShipment } from '../shipping/partial-shipment.ts';
import { ShipmentData } from '../shipping/shipment-response.ts';
import { RequiredText } from '../text.ts';
import { MAX_ORDER_LINES } from './order-line.ts';
import { LineQuantity, Order } from './order.ts';

const reason = () =>
  RequiredText({ maxLength: 500, description: 'Kept with the order', examples: ['Address unclear'] });

export const OrderReason = Type.Object({ reason: reason() }, { title: 'OrderReason', additionalProperties: false });

export const OrderClaimRequest = Type.Object(
  {
    packer: Type.Optional(RequiredText({ description: 'Who packs it; at a window, whoever is signed on' })),
    takeOverReason: Type.Optional(
      RequiredText({ maxLength: 500, description: 'Takes it over from the desk that has it, and says why' }),
    ),
  },
  { title: 'OrderClaimRequest', additionalProperties: false },
);
export type OrderClaimRequest = Static<typeof OrderClaimRequest>;

/** One parcel or several of an order, bought in one shipment. */
export const OrderShipping = Type.Object(
  {
    shipment: Type.Optional(
      described(
        PartialShipment,
        'Laid on top of what the order says of its shipment: the weight and sides of the packages, another service',
      ),
    ),
    complete: Type.Optional(
      Type.Boolean({
        description:
          '`shipment` is the whole body of the create call, as somebody saw it: nothing of the order is laid beneath it',
      }),
    ),
    version: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'The `version` of the order that somebody saw: bought only where it is that one still',
      }),
    ),
    lines: Type.Optional(
      Type.Array(LineQuantity, {
        minItems: 1,
        maxItems: MAX_ORDER_LINES,
        description: 'What is in it; everything that no parcel holds yet, unless given',
      }),
    ),
    byScan: Type.Optional(
      Type.Boolean({
        description:
          'A scan brings it about: bought only where the desk’s setting `buyByScan` is on and all six lights are green, with the weight on the scale. Takes `version` and nothing else',
      }),
    ),
    duplicateReason: Type.Optional(
      RequiredText({
        maxLength: 500,
        description: 'Why it is shipped once more, though everything of the order was shipped',
      }),
    ),
  },
  { title: 'OrderShipping', additionalProperties: false },
);
export type OrderShipping = Static<typeof OrderShipping>;

export const OrderShipped = Type.Object(
  { order: described(Order, 'The order as it is now'), shipment: ShipmentData, warnings: Type.Array(Warning) },
  { title: 'OrderShipped' },
);
export type OrderShipped = Static<typeof OrderShipped>;
