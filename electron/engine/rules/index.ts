export type { AddressLines } from './address-room.ts';
export type { Article } from './alike.ts';
export { decimal, inCentimetres, inKilograms, kilogramsOf, roundTo } from './packages/decimal.ts';
export {
  asSent,
  isErased,
  type PreparedPackage,
  type PreparedShipment,
  type ShippedOrder,
} from './prepared-shipment.ts';
export { placeOf } from './parties.ts';
export { child } from './request/pointer.ts';
export { compileSchema } from './request/compile-schema.ts';
export { imageTypeOf } from './request/prepare.ts';
export { prepareToRead } from './request/schema.ts';
export { readRequest } from './request/read-request.ts';
export { unfitStock } from './label-stock.ts';
export { isObject, requireObject } from './request/taking.ts';
export type { WellFormed } from './request/well-formed.ts';
export { validateShipment, type Validation, type ValidationContext } from './validate-shipment.ts';
