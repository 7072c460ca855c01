/** The shipments of an order, by its number. */
export const shipmentsOfOrders = `
  CREATE INDEX shipment_by_order ON shipment ((prepared -> 'order' ->> 'orderNumber')) WHERE prepared -> 'order' ->> 'orderNumber' IS NOT NULL;`;
