import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';
import { WEIGHT_UNITS } from '../shipping/measure.ts';
import { Diagnostic, DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';

const NoScale = Type.Object({ type: Type.Literal('none') }, { title: 'NoScale', additionalProperties: false });

const UsbId = Type.Optional(Type.Integer({ minimum: 0, maximum: 0xffff, description: 'As the device says' }));

/** A USB scale of the HID point of sale class; the first one found where nothing more is said. */
export const HidScale = Type.Object(
  {
    type: Type.Literal('hid'),
    vendorId: UsbId,
    productId: UsbId,
    serialNumber: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  },
  { title: 'HidScale', additionalProperties: false },
);
export type HidScale = Static<typeof HidScale>;

/** `sics`: asked with Mettler Toledo's standard commands. `continuous`: sends lines such as `ST,GS, 1.234kg` by itself. */
export const SCALE_PROTOCOLS = ['sics', 'continuous'] as const;
export const SCALE_BAUD_RATES = [1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200] as const;
export type ScaleBaudRate = (typeof SCALE_BAUD_RATES)[number];
/** Data bits, parity, stop bits. */
export const SCALE_FRAMINGS = ['8N1', '7E1', '7O1', '8E1'] as const;
export type ScaleFraming = (typeof SCALE_FRAMINGS)[number];

/** A scale on a serial port, or on an adapter that is one. */
export const SerialScale = Type.Object(
  {
    type: Type.Literal('serial'),
    path: Type.String({
      pattern: '^(?:/dev/[A-Za-z0-9._:/-]{1,200}|COM[1-9][0-9]{0,2})$',
      'x-form': 'a serial port: a path below /dev, or COM and a number',
      examples: ['/dev/ttyUSB0', 'COM3'],
    }),
    protocol: Literals(SCALE_PROTOCOLS),
    baudRate: Type.Unsafe<ScaleBaudRate>({ type: 'integer', enum: [...SCALE_BAUD_RATES] }),
    framing: Literals(SCALE_FRAMINGS, { description: 'Data bits, parity, stop bits' }),
  },
  { title: 'SerialScale', additionalProperties: false },
);
export type SerialScale = Static<typeof SerialScale>;

/** Which scale stands beside the station. */
export const ScaleConnection = Type.Union([NoScale, HidScale, SerialScale], { title: 'ScaleConnection' });
export type ScaleConnection = Static<typeof ScaleConnection>;
export type RealScale = Exclude<ScaleConnection, { type: 'none' }>;

/**
 * OFF: none is set up. DISCONNECTED: it cannot be reached; tried again. SILENT: connected, says nothing. ZERO: empty, ready for a
 * package. MOVING: not stable yet. STABLE: may be taken. LIFT_OFF: was taken, or was there before zero was seen; it must go first.
 * UNDER_ZERO, OVER_RANGE, NEEDS_ZERO, FAULT: shows no weight that may be used.
 */
export const SCALE_STATES = [
  'OFF',
  'DISCONNECTED',
  'SILENT',
  'ZERO',
  'MOVING',
  'STABLE',
  'LIFT_OFF',
  'UNDER_ZERO',
  'OVER_RANGE',
  'NEEDS_ZERO',
  'FAULT',
] as const;
export type ScaleState = (typeof SCALE_STATES)[number];

export const SCALE_UNITS = ['g', 'kg', 'oz', 'lb'] as const;
export type ScaleUnit = (typeof SCALE_UNITS)[number];

const weighed = {
  weight: Type.Object(
    { units: Literals(WEIGHT_UNITS), value: Type.Number() },
    {
      description: 'As a shipment takes it: grams as KG, ounces as LB, exactly',
      examples: [{ units: 'KG', value: 1.234 }],
    },
  ),
  shown: Type.Object(
    { value: Type.String(), unit: Literals(SCALE_UNITS) },
    { description: 'As the scale shows it', examples: [{ value: '1234', unit: 'g' }] },
  ),
  at: Type.String({ format: 'date-time' }),
};

export const ScaleReading = Type.Object({ ...weighed, stable: Type.Boolean() }, { title: 'ScaleReading' });
export type ScaleReading = Static<typeof ScaleReading>;

export const ScaleStatus = Type.Object(
  {
    state: Literals(SCALE_STATES),
    detail: Type.String({ description: 'In a plain sentence' }),
    trouble: DiagnosticOrNull('What it says in the states FAULT and DISCONNECTED; else null'),
    reading: Type.Union([ScaleReading, Type.Null()], {
      description: 'What it shows now, to be looked at: to use a weight, take it with `weigh`',
    }),
  },
  { title: 'ScaleStatus' },
);
export type ScaleStatus = Static<typeof ScaleStatus>;

export const WeighRequest = Type.Object(
  {
    waitSeconds: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 30, description: 'How long to wait for a stable weight; 10 unless given' }),
    ),
  },
  { title: 'WeighRequest', additionalProperties: false },
);
export type WeighRequest = Static<typeof WeighRequest>;

/** A weight that was taken; nobody else gets it. */
export const TakenWeight = Type.Object(weighed, { title: 'TakenWeight' });
export type TakenWeight = Static<typeof TakenWeight>;

export const AvailableScale = Type.Object(
  { name: Type.String(), connection: Type.Union([HidScale, SerialScale]) },
  { title: 'AvailableScale' },
);
export type AvailableScale = Static<typeof AvailableScale>;

export const AvailableScales = Type.Object(
  {
    available: Type.Array(AvailableScale, { description: 'USB scales, and every serial port: a scale may be on it' }),
    notes: Type.Array(Type.String(), { description: 'Why something could not be asked, in plain sentences' }),
    troubles: Type.Array(Diagnostic, { description: 'What each of the notes says' }),
  },
  { title: 'AvailableScales' },
);
export type AvailableScales = Static<typeof AvailableScales>;
