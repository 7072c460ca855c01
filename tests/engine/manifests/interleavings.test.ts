import type { Ledger } from '#electron/engine/ledger.ts';
import { usePreparedLedger } from '../shipping/scheduled-desk.ts';
import { carrierInEveryOrder } from './carrier-in-every-order.ts';

let ledger: Ledger;
usePreparedLedger((opened) => (ledger = opened));

carrierInEveryOrder(() => [ledger]);
