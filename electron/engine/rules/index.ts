export { decimal, roundTo } from './packages/decimal.ts';
export type { PreparedShipment } from './prepared-shipment.ts';
export { child } from './request/pointer.ts';
export { isObject } from './request/taking.ts';
export { validateShipment, type Validation, type ValidationContext } from './validate-shipment.ts';
