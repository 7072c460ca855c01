import type { Static } from 'typebox';
import { partially } from '../partially.ts';
import { ShipmentRequest } from './shipment-request.ts';

/** Any part of a shipment: a preset, or what the rows of a batch have in common. Its first item line stands for every package. */
export const PartialShipment = partially<ShipmentRequest>(ShipmentRequest, {
  title: 'PartialShipment',
  description: 'Any part of a ShipmentRequest; the first item line stands for every package',
});
export type PartialShipment = Static<typeof PartialShipment>;
