import { Type } from 'typebox';
import { ShipmentTotals } from '../../schema/shipping/shipment-totals.ts';
import { defineRoute } from '../define-route.ts';
import { shipmentFilters } from './shipment-filters.ts';

export const totalShipments = defineRoute({
  method: 'GET',
  path: '/station/v1/shipments/totals',
  summary: 'Count shipments and packages, by state and by account',
  description: 'Takes the filters of the list of shipments.',
  tag: 'Shipments',
  access: ['read'],
  query: Type.Object(shipmentFilters),
  success: { status: 200, description: 'The totals', body: ShipmentTotals },
  problems: [],
});

export const exportShipments = defineRoute({
  method: 'GET',
  path: '/station/v1/shipments/export',
  summary: 'Get shipments as CSV, newest first',
  description:
    'Takes the filters of the list of shipments. RFC 4180 in UTF-8 with a byte order mark; text that a spreadsheet would run as a formula begins with an apostrophe.',
  tag: 'Shipments',
  access: ['read'],
  query: Type.Object(shipmentFilters),
  success: { status: 200, description: 'The table', body: null, mediaType: 'text/csv; charset=utf-8', isFile: true },
  problems: [],
});
