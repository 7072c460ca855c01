import { HotFolderStatus } from '../../schema/batches/hot-folder.ts';
import { defineRoute } from '../define-route.ts';

export const readHotFolder = defineRoute({
  method: 'GET',
  path: '/station/v1/hot-folder',
  summary: 'See how the hot folder fares',
  description:
    'A setting names the folder. A file `orders.csv`, `orders.json` (one shipment, a list of them, or a `BatchDraft`) or `orders.xlsx` that is dropped there, and has not grown for two seconds, is taken as `orders.csv.working`. Where every row is valid each is bought once, as in a batch: the same content never buys twice, over restarts too. Then `orders.labels/` holds the labels and `orders.result.csv` (or `.json`) what became of each row, and the file is `orders.csv.done`, or `orders.csv.failed` where not every row was bought. Where a row is invalid nothing is bought. `orders.rest.csv` holds the rows that were not bought though others were, to be mended and dropped under another name. `orders.error.txt` says why a file could not be read at all.',
  tag: 'Batches',
  access: ['read', 'admin'],
  success: { status: 200, description: 'Its state', body: HotFolderStatus },
  problems: [],
});
