/** A page of the orders of one source, which may be few among many, is found without a look at those of the others. */
export const ordersOfSources = `
  CREATE INDEX customer_order_by_source ON customer_order (source, state);`;
