import { Type, type Static } from 'typebox';
import { IMAGE_TYPES, LABEL_STOCKS } from '../shipping/label-specification.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { DOCUMENT_CONTENT_TYPES } from '../shipping/shipment-response.ts';
import { ID_FORM, RequiredText } from '../text.ts';
import { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** A queue of the operating system's CUPS. */
export const CupsConnection = Type.Object(
  {
    type: Type.Literal('cups'),
    queue: Type.String({
      pattern: '^[^\\u0000-\\u0020\\u007f/#?]{1,127}$',
      'x-form': 'the name of a queue: 1 to 127 characters without spaces, / # and ?',
    }),
    server: Type.Optional(
      Type.String({
        pattern: '^(?:/.{1,100}|[A-Za-z0-9.-]{1,253}(?::[0-9]{1,5})?)$',
        'x-form': 'a host, a host and a port, or the path of a socket',
        description: "Host, host:port or the path of a socket; the machine's own CUPS unless given",
      }),
    ),
  },
  { title: 'CupsConnection', additionalProperties: false },
);
export type CupsConnection = Static<typeof CupsConnection>;

/** A printer on the network that takes bytes as they are, usually on port 9100. */
export const RawConnection = Type.Object(
  {
    type: Type.Literal('raw'),
    host: Type.String({
      pattern: '^[A-Za-z0-9.:-]{1,253}$',
      'x-form': 'a host name or an IP address',
      examples: ['192.168.1.40'],
    }),
    port: Type.Integer({ minimum: 1, maximum: 65_535, examples: [9100] }),
  },
  { title: 'RawConnection', additionalProperties: false },
);
export type RawConnection = Static<typeof RawConnection>;

/** A folder that gets a file for every job, named after the job's id. */
export const FolderConnection = Type.Object(
  {
    type: Type.Literal('folder'),
    path: Type.String({ minLength: 1, maxLength: 1000, description: 'Absolute; the folder must be there' }),
  },
  { title: 'FolderConnection', additionalProperties: false },
);
export type FolderConnection = Static<typeof FolderConnection>;

/** A queue of the Windows spooler. */
export const WindowsConnection = Type.Object(
  { type: Type.Literal('windows'), queue: RequiredText({ maxLength: 220 }) },
  { title: 'WindowsConnection', additionalProperties: false },
);
export type WindowsConnection = Static<typeof WindowsConnection>;

export const PrinterConnection = Type.Union([CupsConnection, RawConnection, FolderConnection, WindowsConnection], {
  title: 'PrinterConnection',
});
export type PrinterConnection = Static<typeof PrinterConnection>;

/** What a printer is taken for where a job names none; null is any. The narrowest rule wins. A rule belongs to one printer. */
export const PrinterDefault = Type.Object(
  {
    contentType: Literals(DOCUMENT_CONTENT_TYPES),
    imageType: Nullable(Literals(IMAGE_TYPES)),
    stock: Nullable(Literals(LABEL_STOCKS)),
  },
  { title: 'PrinterDefault', additionalProperties: false },
);
export type PrinterDefault = Static<typeof PrinterDefault>;

const PRINTER_DPI = [203, 300] as const;
export type PrinterDpi = (typeof PRINTER_DPI)[number];

/** How far a label may be moved, in millimetres: labels keep as much white at their edges. */
const MOST_OFFSET_MM = 3;
const Offset = () => Type.Number({ minimum: -MOST_OFFSET_MM, maximum: MOST_OFFSET_MM });

const required = {
  id: Type.String({ pattern: '^[A-Za-z0-9._-]{1,64}$', 'x-form': ID_FORM, examples: ['desk-1'] }),
  name: RequiredText(),
  connection: PrinterConnection,
  format: Literals(IMAGE_TYPES, { description: 'What the printer understands; labels are drawn in it' }),
  stock: Literals(LABEL_STOCKS, { description: 'What is loaded; labels are drawn to fit it' }),
};

const choices = {
  dpi: Type.Unsafe<PrinterDpi>({ type: 'integer', enum: [...PRINTER_DPI] }),
  offset: Type.Object(
    { x: Offset(), y: Offset() },
    { additionalProperties: false, description: 'Moves labels right and down, in millimetres' },
  ),
  darkness: Nullable(
    Type.Integer({ minimum: 0, maximum: 30, description: "ZPL 0 to 30, EPL 0 to 15; null: the printer's own" }),
  ),
  speed: Nullable(
    Type.Integer({ minimum: 1, maximum: 14, description: "ZPL 1 to 14, EPL 1 to 6; null: the printer's own" }),
  ),
  gap: Nullable(
    Type.Number({
      minimum: 0,
      maximum: 20,
      description: 'Between two labels, in millimetres; 0 is continuous stock, null 3 mm',
    }),
  ),
  copies: Type.Integer({ minimum: 1, maximum: 10, description: 'Of every job' }),
  fallbackPrinterId: Nullable(
    Type.String({ description: 'Prints instead where this one cannot be reached and nothing was sent' }),
  ),
  defaultFor: Type.Array(PrinterDefault, { maxItems: 50 }),
};

/** A printer and how labels must be made for it. */
export const Printer = Type.Object({ ...required, ...choices }, { title: 'Printer', additionalProperties: false });
export type Printer = Static<typeof Printer>;

/** A printer as it is sent: what is left out has its default. */
export const PrinterDraft = Type.Object(
  {
    ...required,
    dpi: Type.Optional(choices.dpi),
    offset: Type.Optional(choices.offset),
    darkness: Type.Optional(choices.darkness),
    speed: Type.Optional(choices.speed),
    gap: Type.Optional(choices.gap),
    copies: Type.Optional(choices.copies),
    fallbackPrinterId: Type.Optional(choices.fallbackPrinterId),
    defaultFor: Type.Optional(choices.defaultFor),
  },
  { title: 'PrinterDraft', additionalProperties: false },
);
export type PrinterDraft = Static<typeof PrinterDraft>;

export const PRINTER_DEFAULTS: Omit<Printer, keyof typeof required> = {
  dpi: 203,
  offset: { x: 0, y: 0 },
  darkness: null,
  speed: null,
  gap: null,
  copies: 1,
  fallbackPrinterId: null,
  defaultFor: [],
};

/** A printer that the machine offers and that may be set up. */
export const AvailablePrinter = Type.Object(
  {
    name: Type.String(),
    connection: PrinterConnection,
    description: Nullable(Type.String({ description: 'Make, model and place, as far as they are known' })),
    format: Nullable(Literals(IMAGE_TYPES, { description: 'What it seems to understand' })),
    ready: Type.Boolean(),
    isDefault: Type.Boolean({ description: "The machine's own default" }),
  },
  { title: 'AvailablePrinter' },
);
export type AvailablePrinter = Static<typeof AvailablePrinter>;

export const AvailablePrinters = Type.Object(
  {
    available: Type.Array(AvailablePrinter),
    notes: Type.Array(Type.String(), { description: 'Why something could not be asked, in plain sentences' }),
    troubles: Type.Array(Diagnostic, { description: 'What each of the notes says' }),
  },
  { title: 'AvailablePrinters' },
);
export type AvailablePrinters = Static<typeof AvailablePrinters>;

/** Whether a printer could print now. Asking prints nothing. */
export const PrinterStatus = Type.Object(
  {
    ready: Type.Boolean(),
    detail: Type.String({ description: 'In a plain sentence' }),
    trouble: Type.Union([Diagnostic, Type.Null()], { description: 'What it says; null where the printer is ready' }),
    waiting: Type.Integer({ description: 'Jobs in its queue that have not been sent' }),
  },
  { title: 'PrinterStatus' },
);
export type PrinterStatus = Static<typeof PrinterStatus>;
