import type { RulesKey } from '#shared/schema/accounts/carrier.ts';
import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';
import { CARRIER_A_LAYOUT } from './carrier-a.ts';
import { CARRIER_B_LAYOUT } from './carrier-b.ts';
import { CARRIER_C_LAYOUT } from './carrier-c.ts';
import { CARRIER_D_LAYOUT } from './carrier-d.ts';
import { CARRIER_E_LAYOUT } from './carrier-e.ts';
import { CARRIER_F_LAYOUT } from './carrier-f.ts';
import { CARRIER_G_LAYOUT } from './carrier-g.ts';
import { CARRIER_H_LAYOUT } from './carrier-h.ts';
import { CARRIER_I_LAYOUT } from './carrier-i.ts';
import { OTHER_LAYOUT } from './other.ts';

/** What labels look like where their account has no layout of its own. */
const LAYOUTS: Readonly<Record<RulesKey, LabelLayout>> = {
  CARRIER_A: CARRIER_A_LAYOUT,
  CARRIER_B: CARRIER_B_LAYOUT,
  CARRIER_C: CARRIER_C_LAYOUT,
  CARRIER_D: CARRIER_D_LAYOUT,
  CARRIER_E: CARRIER_E_LAYOUT,
  CARRIER_F: CARRIER_F_LAYOUT,
  CARRIER_G: CARRIER_G_LAYOUT,
  CARRIER_H: CARRIER_H_LAYOUT,
  CARRIER_I: CARRIER_I_LAYOUT,
  OTHER: OTHER_LAYOUT,
};

export const layoutOfCarrier = (carrier: RulesKey): LabelLayout => LAYOUTS[carrier];
