import type { Ledger } from '#electron/engine/ledger.ts';
import { usePreparedLedger } from '../shipping/scheduled-desk.ts';
import { ordersInEveryOrder } from './orders-in-every-order.ts';

let ledger: Ledger;
usePreparedLedger((opened) => (ledger = opened));

ordersInEveryOrder(() => [ledger, ledger]);
