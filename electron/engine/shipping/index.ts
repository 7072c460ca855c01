export { actionsOf } from './actions.ts';
export type { Adapter } from './adapter.ts';
export type { ShippingDeps } from './deps.ts';
export { needsCustomsPapers } from './documents/customs-papers.ts';
export type { DocumentRecord, NewDocument } from './documents/document.ts';
export { isUnlabelled } from './documents/unlabelled.ts';
export type { FileLinks } from './documents/file-links.ts';
export {
  renderInputOf,
  type DocumentRenderer,
  type MediaSize,
  type Misfit,
  type RenderInput,
} from './documents/renderer.ts';
export { toSummary } from './purchase/answer.ts';
export type { CreateCall } from './purchase/create-shipment.ts';
export type { LedgerGap } from './recovery/gap.ts';
export { confirmRestore, gapChecks } from './recovery/ledger-gap.ts';
export { isVoidedOrAsked, type ShipmentRecord } from './shipment-record.ts';
export { findShipment, onOwnShipment } from './shipments.ts';
export { checkpoint } from './purchase/checkpoint.ts';
export { createShipping, type Shipping } from './shipping.ts';
export {
  leftOutBecause,
  type BoughtShipment,
  type ManifestFollowOrder,
  type ManifestOrder,
  type ManifestOutcome,
} from './manifest-order.ts';
export { refuseCall, refuseRepeatedId, whoHolds } from './purchase/repeated-id.ts';
export { PURCHASE_IN_STATE } from './states.ts';
export type {
  ShipmentCosts,
  ShipmentCount,
  ShipmentFilter,
  ShipmentLedger,
  ShipmentQuery,
  ShipmentReads,
} from './store.ts';
