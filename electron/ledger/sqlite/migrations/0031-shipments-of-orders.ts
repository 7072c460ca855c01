/** The shipments of an order, by its number. A row that is damaged can still be written. */
const NUMBER = "CASE WHEN json_valid(prepared) THEN json_extract(prepared, '$.order.orderNumber') END";

export const shipmentsOfOrders = `CREATE INDEX shipment_by_order ON shipment (${NUMBER}) WHERE ${NUMBER} IS NOT NULL;`;
