import { benchBatch } from './batch.ts';
import { benchCluster } from './cluster.ts';
import { benchDesk } from './desk.ts';
import { benchHistory } from './history.ts';
import { benchHttp } from './http/http.ts';
import { benchInvoices } from './invoices.ts';
import { benchLabels } from './labels.ts';
import { benchMemory } from './http/memory.ts';
import { benchOrders } from './orders.ts';
import { benchSources } from './sources.ts';
import { benchStart } from './start.ts';
import { benchTables } from './tables.ts';

/** `npm run bench [http|labels|start|history|desk|cluster|sources|invoices|orders|tables|batch|memory]`: ratios within one run; absolute figures belong to the machine. */
const wanted = process.argv.slice(2);
if (wanted.length === 0 || wanted.includes('labels')) await benchLabels();
if (wanted.length === 0 || wanted.includes('start')) await benchStart();
if (wanted.length === 0 || wanted.includes('http')) await benchHttp();
if (wanted.length === 0 || wanted.includes('history')) await benchHistory();
if (wanted.length === 0 || wanted.includes('desk')) await benchDesk();
if (wanted.length === 0 || wanted.includes('cluster')) await benchCluster();
if (wanted.length === 0 || wanted.includes('sources')) await benchSources();
if (wanted.length === 0 || wanted.includes('invoices')) await benchInvoices();
if (wanted.length === 0 || wanted.includes('orders')) await benchOrders();
if (wanted.length === 0 || wanted.includes('tables')) await benchTables();
if (wanted.length === 0 || wanted.includes('batch')) await benchBatch();
if (wanted.includes('memory')) await benchMemory();
