import { Type, type Static } from 'typebox';
import { DECIMAL_SEPARATORS } from '../../format/parse-number.ts';
import { BatchOptions } from './batch-options.ts';
import { BATCH_TARGETS, type BatchTarget } from './batch-target.ts';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { PartialShipment } from '../shipping/partial-shipment.ts';

export const BATCH_FORMATS = ['CSV', 'XLSX', 'JSON'] as const;
export type BatchFormat = (typeof BATCH_FORMATS)[number];

/** The field that each column of a table fills; columns that are not named are kept and not used. */
export const BatchMapping = Type.Unsafe<Record<string, BatchTarget>>({
  title: 'BatchMapping',
  type: 'object',
  description: 'Column name to target; a target may be named once',
  additionalProperties: Literals(BATCH_TARGETS),
  maxProperties: BATCH_TARGETS.length,
  examples: [{ Name: 'recipient.contact.personName', 'Weight (kg)': 'weight' }],
});
export type BatchMapping = Static<typeof BatchMapping>;

export const contentBase64 = Type.String({
  minLength: 1,
  description: 'The bytes of a CSV or Excel (.xlsx) file, base64',
});
export const fileName = Type.String({ minLength: 1, maxLength: 255, examples: ['orders.csv'] });
export const decimalSeparator = Literals(DECIMAL_SEPARATORS, {
  description: 'How the file writes decimals; told from its numbers unless given',
});

export const BatchPreviewRequest = Type.Object(
  { fileName, contentBase64 },
  { title: 'BatchPreviewRequest', additionalProperties: false },
);
export type BatchPreviewRequest = Static<typeof BatchPreviewRequest>;

/** The cells of a row by column; numbers where a spreadsheet has numbers. */
export const BatchCells = Type.Unsafe<Record<string, string | number>>({
  title: 'BatchCells',
  type: 'object',
  additionalProperties: { type: ['string', 'number'] },
});
export type BatchCells = Static<typeof BatchCells>;

/** A line of the table that is not the first one of its row, or is no shipment. */
export const BatchLine = Type.Object(
  { line: Type.Integer({ description: 'As a spreadsheet numbers it' }), cells: BatchCells },
  { title: 'BatchLine' },
);
export type BatchLine = Static<typeof BatchLine>;

export const BatchPreview = Type.Object(
  {
    format: Literals(BATCH_FORMATS),
    delimiter: Nullable(Type.String({ description: 'Of a CSV file' })),
    encoding: Nullable(Type.String({ description: 'Of a CSV file' })),
    decimalSeparator: Nullable(Literals(DECIMAL_SEPARATORS, { description: 'null where no number shows it' })),
    columns: Type.Array(Type.String()),
    rowCount: Type.Integer(),
    sampleRows: Type.Array(BatchCells, { description: 'The first rows' }),
    suggestedMapping: BatchMapping,
    suggestedDefaults: PartialShipment,
    suggestedOptions: described(BatchOptions, 'What `options` are where a draft leaves them out'),
    shop: Nullable(Type.String({ description: 'Whose export it is, by its columns', examples: ['Shopify'] })),
    mappingFrom: Literals(['REMEMBERED', 'GUESSED'], { description: 'Remembered from a table with the same columns' }),
    existingBatchId: Nullable(Type.String({ description: 'A batch of the same content' })),
  },
  { title: 'BatchPreview' },
);
export type BatchPreview = Static<typeof BatchPreview>;
