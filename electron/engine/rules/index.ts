export type { Article } from './alike.ts';
export { decimal, inCentimetres, inKilograms, kilogramsOf, roundTo } from './packages/decimal.ts';
export { asSent, type PreparedShipment, type ShippedOrder } from './prepared-shipment.ts';
export { child } from './request/pointer.ts';
export { compileSchema } from './request/compile-schema.ts';
export { readRequest } from './request/read-request.ts';
export { isObject } from './request/taking.ts';
export type { WellFormed } from './request/well-formed.ts';
export { validateShipment, type Validation, type ValidationContext } from './validate-shipment.ts';
