import { ShipmentRequest } from '../../schema/shipping/shipment-request.ts';
import { ShippingOptions } from '../../schema/accounts/shipping-option.ts';
import { defineRoute } from '../define-route.ts';

export const listShippingOptions = defineRoute({
  method: 'POST',
  path: '/station/v1/shipments/options',
  summary: 'Which accounts and services could carry a shipment',
  description:
    'Takes the body of the create call, in which `carrierId` and `serviceType` may be absent and are not looked at, and runs every rule for every service of every account. Buys nothing and names no prices.',
  tag: 'Shipments',
  access: ['ship', 'read'],
  action: 'ship',
  body: ShipmentRequest,
  engineValidatesBody: true,
  success: { status: 200, description: 'One option for each service', body: ShippingOptions },
  problems: [],
});
