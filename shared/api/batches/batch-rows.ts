import { Type } from 'typebox';
import {
  BatchRowBody,
  BatchRowChange,
  BatchRowPage,
  BatchRowsChange,
  BatchRowsChanged,
} from '../../schema/batches/batch-row.ts';
import { defineRoute } from '../define-route.ts';
import { pageLimit } from '../page-query.ts';

const params = Type.Object({
  id: Type.String(),
  number: Type.String({
    pattern: '^[1-9][0-9]{0,8}$',
    'x-form': 'the number of a row, from 1',
    description: 'The number of the row, from 1',
  }),
});

export const listBatchRows = defineRoute({
  method: 'GET',
  path: '/station/v1/batches/:id/rows',
  summary: 'List the rows of a batch in their order',
  tag: 'Batches',
  access: ['ship', 'read'],
  params: Type.Object({ id: Type.String() }),
  query: Type.Object({
    state: Type.Optional(Type.String({ maxLength: 200, description: 'One or several, separated by commas' })),
    after: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 999_999_999, description: 'The number of the row before the first one' }),
    ),
    limit: pageLimit(100),
  }),
  success: { status: 200, description: 'One page', body: BatchRowPage },
  problems: ['NOT_FOUND'],
});

export const readBatchRow = defineRoute({
  method: 'GET',
  path: '/station/v1/batches/:id/rows/:number',
  summary: 'Read one row of a batch',
  tag: 'Batches',
  access: ['ship', 'read'],
  params,
  success: { status: 200, description: 'The row', body: BatchRowBody },
  problems: ['NOT_FOUND', 'FIELD_INVALID'],
});

export const changeBatchRow = defineRoute({
  method: 'PUT',
  path: '/station/v1/batches/:id/rows/:number',
  summary: 'Change a row that is not bought, or leave it out; it is checked again',
  description:
    'What is not named stays as it is; `request` is the whole row anew. A row that had been sent, and provably was not bought, gets a new transactionId.',
  tag: 'Batches',
  access: ['ship'],
  action: 'runBatches',
  params,
  body: BatchRowChange,
  success: { status: 200, description: 'The row as it is then', body: BatchRowBody },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'FIELD_INVALID', 'STORAGE_FULL'],
});

export const changeBatchRows = defineRoute({
  method: 'POST',
  path: '/station/v1/batches/:id/rows/change',
  summary: 'Make one correction in many rows that are not bought; each is checked again',
  description:
    'As `PUT /station/v1/batches/:id/rows/:number` does it for one row; `request`, which is one whole row, is not taken for several. Rows that cannot be changed stay as they are, and the answer names them.',
  tag: 'Batches',
  access: ['ship'],
  action: 'runBatches',
  params: Type.Object({ id: Type.String() }),
  body: BatchRowsChange,
  success: { status: 200, description: 'How many rows were changed', body: BatchRowsChanged },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});
