import { Type } from 'typebox';
import { BatchPrintRequest, BatchPrintingBody } from '../../schema/batches/batch-print.ts';
import { defineRoute } from '../define-route.ts';

const params = Type.Object({ id: Type.String() });

export const printBatch = defineRoute({
  method: 'POST',
  path: '/station/v1/batches/:id/print',
  summary:
    'Print the labels of a batch in the order of its rows: those that are bought, and the others as they are bought',
  description:
    'Each row is printed once, also where the station is stopped in between. `from` and `to`, or `rows`, name rows whose labels are printed once more, as after a jam. A printer is given few labels ahead, so that printing stops soon when it is told to.',
  tag: 'Batches',
  access: ['print'],
  action: 'print',
  overrides: ['printOthers'],
  params,
  body: BatchPrintRequest,
  success: { status: 200, description: 'What becomes of the paper', body: BatchPrintingBody },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const stopBatchPrinting = defineRoute({
  method: 'POST',
  path: '/station/v1/batches/:id/print/stop',
  summary: 'Give no printer any more labels of the batch until it is told to print again',
  description:
    'Labels that a printer was given already still come out; what was not printed is printed by the next call.',
  tag: 'Batches',
  access: ['print'],
  action: 'print',
  params,
  success: { status: 200, description: 'What becomes of the paper', body: BatchPrintingBody },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const readBatchPrinting = defineRoute({
  method: 'GET',
  path: '/station/v1/batches/:id/print',
  summary: 'Read where the labels of a batch are printed, and how many have come out',
  tag: 'Batches',
  access: ['print', 'read'],
  params,
  success: { status: 200, description: 'What becomes of the paper', body: BatchPrintingBody },
  problems: ['NOT_FOUND'],
});
