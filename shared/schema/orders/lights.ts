import { Type, type Static } from 'typebox';
import { DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';
import { Violation } from '../../diagnostics/problem.ts';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { ParcelBox } from './parcel-box.ts';
import { CheckResult } from '../shipping/check.ts';
import { UsualWeight } from '../shipping/usual.ts';
import { ScaleReading } from '../station/scale.ts';

/** What must be right before a scan may buy (contract, section 13), in the order in which a packer meets it. */
export const LIGHTS = ['ORDER', 'ITEMS', 'WEIGHT', 'CHECK', 'SHIPPED_BEFORE', 'PRINTER'] as const;
export type LightName = (typeof LIGHTS)[number];

export const Light = Type.Object(
  {
    light: Literals(LIGHTS, {
      description:
        'ORDER: it is packed here and was not changed. ITEMS: every one is verified. WEIGHT: it is stable and usual. CHECK: no rule is broken, and what the border asks for is there. SHIPPED_BEFORE: the same did not go out lately. PRINTER: it is ready',
    }),
    green: Type.Boolean({ description: 'Whether it is right' }),
    trouble: DiagnosticOrNull('Why it is not green, and what to do'),
  },
  { title: 'Light' },
);
export type Light = Static<typeof Light>;

export const OrderLights = Type.Object(
  {
    lights: Type.Array(Light, { description: 'All six' }),
    buysByScan: Type.Boolean({
      description: "Whether a scan buys where all are green: the desk's setting `buyByScan`",
    }),
    version: Type.Integer({ description: 'Of the order that they are about' }),
    errors: Type.Array(Violation, { description: 'What the rules refuse in the parcel as it would be bought now' }),
    customsMissing: described(
      CheckResult.properties.customsMissing,
      'What the border asks for and is missing in the parcel, as the check says it',
    ),
    reading: Type.Union([ScaleReading, Type.Null()], {
      description: 'What the scale shows; null where it shows nothing',
    }),
    usual: Type.Union([described(UsualWeight, 'What such a parcel weighs'), Type.Null()], {
      description: 'null where too few were seen',
    }),
    box: described(ParcelBox, 'The box of the parcel as it would be bought now'),
  },
  { title: 'OrderLights' },
);
export type OrderLights = Static<typeof OrderLights>;
