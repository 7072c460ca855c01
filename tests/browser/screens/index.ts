import { INVOICES } from './invoices.ts';
import { LABELS } from './labels.ts';
import { ORDERS } from './orders.ts';
import { PACK } from './pack.ts';
import { PACKERS } from './packers.ts';
import { RULES } from './rules.ts';
import { SHIP } from './ship.ts';
import { SHIPMENTS } from './shipments.ts';
import { STATION } from './station.ts';

/** Every screen in every state that deserves a look. */
export const PICTURES = [
  ...SHIP,
  ...ORDERS,
  ...PACK,
  ...RULES,
  ...SHIPMENTS,
  ...INVOICES,
  ...STATION,
  ...PACKERS,
  ...LABELS,
];
