import { Type, type Static } from 'typebox';
import { described } from '../../described.ts';
import { Literals } from '../../literals.ts';
import { ROUTING_SYMBOLOGIES, TRACKING_SYMBOLOGIES } from '../account.ts';
import { LabelContent } from './label-content.ts';

/** What may stand in a cell of a label. */
export const LABEL_BLOCKS = [
  'TO',
  'FROM',
  'RETURN',
  'CARRIER',
  'SERVICE',
  'PACKAGE',
  'FACTS',
  'REFERENCES',
  'CUSTOMS',
  'TRACKING',
  'ROUTING',
  'SORTING',
  'BARCODE',
  'TEXT',
  'LOGO',
  'FOOTER',
] as const;
export type LabelBlock = (typeof LABEL_BLOCKS)[number];

/** A label without one of these is none: who gets it, how it goes, and the number that it is known by. */
export const NEEDED_BLOCKS = ['TO', 'SERVICE', 'TRACKING'] as const satisfies readonly LabelBlock[];

export const CELL_LOOKS = ['PLAIN', 'FRAMED', 'INVERSE'] as const;
export type CellLook = (typeof CELL_LOOKS)[number];
export const CELL_SIZES = ['SMALL', 'MEDIUM', 'LARGE', 'HUGE'] as const;
export type CellSize = (typeof CELL_SIZES)[number];
export const CELL_ALIGNS = ['LEFT', 'CENTER', 'RIGHT'] as const;
export type CellAlign = (typeof CELL_ALIGNS)[number];

/** The symbols that a cell may have beside that of the tracking number. */
export const SYMBOLOGIES = [...TRACKING_SYMBOLOGIES, ...ROUTING_SYMBOLOGIES] as const;
export type CellSymbology = (typeof SYMBOLOGIES)[number];

/** Columns that a row is divided into. */
export const ROW_COLUMNS = 12;

/** One block of a label, and how it looks; see CELL_OPTIONS for which block has which option. */
export const LabelCell = Type.Object(
  {
    block: Literals(LABEL_BLOCKS, { description: 'What stands in it' }),
    columns: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: ROW_COLUMNS,
        description: `Its share of the row, of ${ROW_COLUMNS} columns; cells that name none share what is left`,
      }),
    ),
    look: Type.Optional(Literals(CELL_LOOKS, { description: 'PLAIN unless given; INVERSE is white on black' })),
    size: Type.Optional(
      Literals(CELL_SIZES, { description: 'Of its largest type; MEDIUM unless given. No type is under the minimum' }),
    ),
    align: Type.Optional(Literals(CELL_ALIGNS, { description: 'LEFT unless given' })),
    caption: Type.Optional(Type.Boolean({ description: 'Whether small print says what it is; true unless given' })),
    symbology: Type.Optional(
      Literals(SYMBOLOGIES, {
        description:
          "The symbol of a BARCODE, or of a ROUTING symbol in place of the account's own; CODE128 and DATA_MATRIX unless given",
      }),
    ),
    content: Type.Optional(
      described(
        LabelContent,
        'What a TEXT says, or what a BARCODE holds. A ROUTING symbol has the standard message (ISO/IEC 15434) unless it is given',
      ),
    ),
  },
  { title: 'LabelCell', additionalProperties: false },
);
export type LabelCell = Static<typeof LabelCell>;
export type CellOption = Exclude<keyof LabelCell, 'block' | 'columns'>;

/** Which option a block has; any other is refused. */
export const CELL_OPTIONS: Readonly<Record<LabelBlock, readonly CellOption[]>> = {
  TO: ['look'],
  FROM: ['look'],
  RETURN: ['look'],
  CARRIER: ['look', 'size', 'align'],
  SERVICE: ['look', 'size', 'align', 'caption'],
  PACKAGE: ['look', 'size', 'align', 'caption'],
  FACTS: ['look'],
  REFERENCES: [],
  CUSTOMS: [],
  TRACKING: ['caption'],
  ROUTING: ['align', 'symbology', 'content'],
  SORTING: ['look', 'size', 'align'],
  BARCODE: ['align', 'caption', 'symbology', 'content'],
  TEXT: ['look', 'size', 'align', 'content'],
  LOGO: ['size', 'align'],
  FOOTER: [],
};

/** What may be white on black: single lines, not addresses or symbols. */
export const INVERSE_BLOCKS: readonly LabelBlock[] = ['CARRIER', 'SERVICE', 'PACKAGE', 'SORTING', 'TEXT'];

/** Columns that a block needs so that what it says can be read; one where nothing is said. */
export const LEAST_COLUMNS: Readonly<Partial<Record<LabelBlock, number>>> = {
  TO: 6,
  FROM: 3,
  RETURN: 3,
  FACTS: 2,
  REFERENCES: 6,
  CUSTOMS: 12,
  TRACKING: 12,
  FOOTER: 6,
  SERVICE: 3,
  PACKAGE: 2,
  ROUTING: 3,
  BARCODE: 3,
};
