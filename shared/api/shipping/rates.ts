import { ShipmentRates } from '../../schema/shipping/rates.ts';
import { ShipmentRequest } from '../../schema/shipping/shipment-request.ts';
import { defineRoute } from '../define-route.ts';

export const quoteShipment = defineRoute({
  method: 'POST',
  path: '/station/v1/shipments/rates',
  summary: 'What the accounts quote for a shipment',
  description:
    'Takes the body of the create call, in which `carrierId` and `serviceType` may be absent and are not looked at; runs every rule for every service of every account, and asks each account whose services could carry it what they cost. Prices are as the carriers quote them at this moment, added up only where one gives parts and no total. Buys nothing.',
  tag: 'Shipments',
  access: ['ship', 'read'],
  action: 'ship',
  body: ShipmentRequest,
  engineValidatesBody: true,
  success: { status: 200, description: 'What each account says', body: ShipmentRates },
  problems: [],
});
