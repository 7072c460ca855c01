import { Type, type Static } from 'typebox';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { UnitWeight } from '../shipping/measure.ts';
import { PartialShipment } from '../shipping/partial-shipment.ts';
import { RequiredText } from '../text.ts';

/** What a preset is for: a package (weight, sides, references in `itemLines[0]`), a service (account and service), or any part of a shipment. */
export const PRESET_KINDS = ['PACKAGE', 'SERVICE', 'SHIPMENT'] as const;
export type PresetKind = (typeof PRESET_KINDS)[number];

/** What makes a preset quick to choose, and the empty box that it is. Absent where nobody said. */
const choice = {
  position: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 999,
      description: 'Its place among the presets; the first nine have a key. Those without one stand last, by name',
    }),
  ),
  barcode: Type.Optional(
    RequiredText({ description: 'What is scanned to choose it; unique among the presets', examples: ['BOX-M'] }),
  ),
  tare: Type.Optional(
    described(
      UnitWeight,
      'What the empty box weighs: the Ship screen adds it to a weight that is typed, not to one of the scale',
    ),
  ),
};

export const PresetDraft = Type.Object(
  {
    name: RequiredText({ description: 'Unique among the presets of its kind, whatever its case' }),
    kind: Literals(PRESET_KINDS),
    shipment: PartialShipment,
    ...choice,
  },
  { title: 'PresetDraft', additionalProperties: false },
);
export type PresetDraft = Static<typeof PresetDraft>;

/** A named part of a shipment. */
export const Preset = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    kind: Literals(PRESET_KINDS),
    shipment: PartialShipment,
    ...choice,
    createdAt: Type.String({ format: 'date-time' }),
    updatedAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Preset' },
);
export type Preset = Static<typeof Preset>;

export const PresetList = Type.Object({ presets: Type.Array(Preset) }, { title: 'PresetList' });
