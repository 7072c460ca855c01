import { Type } from 'typebox';
import { MAX_ITEM_LINES } from '../../schema/shipping/item-line.ts';
import { ShipmentRequest } from '../../schema/shipping/shipment-request.ts';
import { defineRoute } from '../define-route.ts';

export const previewShipment = defineRoute({
  method: 'POST',
  path: '/station/v1/shipments/preview',
  summary: 'Draw what the label of a package would look like',
  description:
    'Takes the body of the create call. A PDF with a band that says it is none to ship with, and numbers that are none. Buys nothing and records nothing.',
  tag: 'Shipments',
  access: ['ship', 'read'],
  action: 'ship',
  query: Type.Object({
    package: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MAX_ITEM_LINES,
        description: 'Which package, from 1; the first unless given, and the last where there are fewer',
      }),
    ),
  }),
  body: ShipmentRequest,
  engineValidatesBody: true,
  success: { status: 200, description: 'The picture of a label', body: null, mediaType: 'application/pdf' },
  problems: [],
});
