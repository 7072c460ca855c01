import { Type } from 'typebox';

/** By what shipments are found: the query parameters of the list, its totals and its export. All of them hold together. */
export const shipmentFilters = {
  text: Type.Optional(
    Type.String({ maxLength: 200, description: 'Words found anywhere; the last one may be a beginning' }),
  ),
  transactionId: Type.Optional(Type.String({ maxLength: 128 })),
  trackingNumber: Type.Optional(Type.String({ maxLength: 100, description: "The carrier's number or the platform's" })),
  itemTransactionId: Type.Optional(Type.String({ maxLength: 200 })),
  recipient: Type.Optional(Type.String({ maxLength: 200, description: 'Words of name, city or postal code' })),
  reference: Type.Optional(Type.String({ maxLength: 200 })),
  state: Type.Optional(Type.String({ maxLength: 200, description: 'One or several, separated by commas' })),
  carrierId: Type.Optional(Type.String({ maxLength: 100 })),
  carrierCode: Type.Optional(Type.String({ maxLength: 100 })),
  manifestId: Type.Optional(Type.String({ maxLength: 100 })),
  manifested: Type.Optional(
    Type.String({ pattern: '^(?:true|false)$', description: 'true: on a manifest; false: on none' }),
  ),
  from: Type.Optional(Type.String({ format: 'date-time', description: 'Accepted at this instant or later' })),
  to: Type.Optional(Type.String({ format: 'date-time', description: 'Accepted before this instant' })),
};
