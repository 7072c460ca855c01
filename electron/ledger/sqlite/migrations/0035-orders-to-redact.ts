/** The closed orders that are still to be redacted, by when they were changed last: each hour asks for those that are due. */
export const ordersToRedact = `
  CREATE INDEX customer_order_to_redact ON customer_order (updated_at) WHERE digest <> '' AND state IN ('PACKED', 'SHIPPED', 'CANCELLED');`;
