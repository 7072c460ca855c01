import { Type, type Static } from 'typebox';
import { Literals } from '../../literals.ts';

/** How grey becomes black and white: by a threshold, which keeps lines sharp, or by dots that are closer where it is darker. */
export const LOGO_TONES = ['LINES', 'DOTS'] as const;
export type LogoTone = (typeof LOGO_TONES)[number];

/** Of the file that is sent: more is a photograph, not a logo. */
export const MAX_LOGO_BYTES = 256 * 1024;
/** Of a PNG, a side in pixels. */
export const MAX_LOGO_PIXELS = 4000;

export const LogoUpload = Type.Object(
  {
    contentBase64: Type.String({
      minLength: 1,
      maxLength: Math.ceil(MAX_LOGO_BYTES / 3) * 4,
      description: `A PNG or an SVG of up to ${MAX_LOGO_BYTES / 1024} KiB, base64`,
    }),
    tone: Type.Optional(
      Literals(LOGO_TONES, {
        description:
          'How it becomes black and white: LINES by a threshold, DOTS for shades of grey; LINES unless given',
      }),
    ),
  },
  { title: 'LogoUpload', additionalProperties: false },
);
export type LogoUpload = Static<typeof LogoUpload>;

/** A logo as it is kept: a grey picture that is made black and white in the dots of the printer. */
export const LabelLogo = Type.Object(
  {
    pngBase64: Type.String({ description: 'Grey, without the white around it, at most 1200 pixels wide and 600 high' }),
    width: Type.Integer({ description: 'Pixels' }),
    height: Type.Integer({ description: 'Pixels' }),
    tone: Literals(LOGO_TONES),
  },
  { title: 'LabelLogo' },
);
export type LabelLogo = Static<typeof LabelLogo>;
