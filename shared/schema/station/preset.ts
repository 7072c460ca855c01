import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';
import { PartialShipment } from '../shipping/partial-shipment.ts';
import { RequiredText } from '../text.ts';

/** What a preset is for: a package (weight, sides, references in `itemLines[0]`), a service (account and service), or any part of a shipment. */
export const PRESET_KINDS = ['PACKAGE', 'SERVICE', 'SHIPMENT'] as const;
export type PresetKind = (typeof PRESET_KINDS)[number];

export const PresetDraft = Type.Object(
  {
    name: RequiredText({ description: 'Unique among the presets of its kind, whatever its case' }),
    kind: Literals(PRESET_KINDS),
    shipment: PartialShipment,
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
    createdAt: Type.String({ format: 'date-time' }),
    updatedAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Preset' },
);
export type Preset = Static<typeof Preset>;

export const PresetList = Type.Object({ presets: Type.Array(Preset) }, { title: 'PresetList' });
