import { Type, type Static } from 'typebox';
import { Literals } from '../../literals.ts';
import { Nullable } from '../../nullable.ts';
import { LAYOUT_FAULTS, VerifiedSymbol } from '../../printing/label-verification.ts';
import { LABEL_STOCKS } from '../../shipping/label-specification.ts';
import { LabelLayout } from './label-layout.ts';
import { LogoUpload } from './label-logo.ts';

/** What a layout is drawn with to look at it: an ordinary shipment, or one with all that a label of the carrier may have to hold. */
export const DESIGN_SAMPLES = ['TYPICAL', 'FULLEST'] as const;
export type DesignSample = (typeof DESIGN_SAMPLES)[number];

/** What can be wrong with the layout of an account, beside what can be wrong with that of any label. */
const DESIGN_FAULTS = [
  ...LAYOUT_FAULTS,
  'BLOCK_MISSING',
  'BLOCK_REPEATED',
  'OPTION_UNUSED',
  'CONTENT_MISSING',
  'PART_AMBIGUOUS',
  'CELL_TOO_NARROW',
  'ROW_TOO_WIDE',
  'SYMBOL_TOO_WIDE',
  'SYMBOL_UNREADABLE',
  'DOES_NOT_FIT',
] as const;
export type DesignFaultCode = (typeof DESIGN_FAULTS)[number];

export const DesignFault = Type.Object(
  {
    code: Literals(DESIGN_FAULTS),
    pointer: Type.String({ description: 'Where in the layout, as a JSON Pointer', examples: ['/rows/2/cells/0'] }),
    message: Type.String({ description: 'In an English sentence' }),
  },
  { title: 'DesignFault' },
);
export type DesignFault = Static<typeof DesignFault>;

export const DesignCheckRequest = Type.Object(
  {
    layout: Type.Optional(LabelLayout),
    logo: Type.Optional(LogoUpload),
    sample: Type.Optional(Literals(DESIGN_SAMPLES, { description: 'TYPICAL unless given' })),
    labelStockType: Type.Optional(Literals(LABEL_STOCKS, { description: 'STOCK_4X6 unless given' })),
    dpi: Type.Optional(Type.Integer({ enum: [203, 300], description: 'Dots per inch; 203 unless given' })),
  },
  { title: 'DesignCheckRequest', additionalProperties: false, description: "What is not given is the account's own" },
);
export type DesignCheckRequest = Static<typeof DesignCheckRequest>;

export const DesignCheck = Type.Object(
  {
    ok: Type.Boolean({ description: 'Whether the layout can be given to the account' }),
    faults: Type.Array(DesignFault),
    symbols: Type.Array(VerifiedSymbol, { description: 'Each barcode, as it was read back from the dots' }),
    pngBase64: Nullable(Type.String({ description: 'The label as it is printed; null where it cannot be drawn' })),
  },
  { title: 'DesignCheck' },
);
export type DesignCheck = Static<typeof DesignCheck>;
