import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';
import { CARRIER_A } from './carrier-a.ts';
import { CARRIER_B } from './carrier-b.ts';
import { CARRIER_C } from './carrier-c.ts';
import { CARRIER_D } from './carrier-d.ts';
import { CARRIER_E } from './carrier-e.ts';
import { CARRIER_F } from './carrier-f.ts';
import { CARRIER_G } from './carrier-g.ts';
import { CARRIER_H } from './carrier-h.ts';
import { CARRIER_I } from './carrier-i.ts';
import { OTHER_CARRIER } from './other.ts';
import { checkCarriers } from './check-carriers.ts';

/** All carriers, checked when this module is loaded: a definition that contradicts itself stops the start. */
export const CARRIER_DEFINITIONS: readonly CarrierDefinition[] = checkCarriers([
  CARRIER_A,
  CARRIER_B,
  CARRIER_C,
  CARRIER_D,
  CARRIER_E,
  CARRIER_F,
  CARRIER_G,
  CARRIER_H,
  CARRIER_I,
  OTHER_CARRIER,
]);
