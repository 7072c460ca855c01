/** A page of the orders of one client, which may be few among many, is found without a look at those of the others. */
export const ordersOfClients = 'CREATE INDEX customer_order_by_client ON customer_order (client_id, sequence);';
