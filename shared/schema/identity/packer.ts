import { Type, type Static } from 'typebox';
import { LANGUAGE_CODES } from '../../format/languages.ts';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { RequiredText } from '../text.ts';
import { ROLES } from './roles.ts';

/** What stands in front of a badge's code in its barcode, so that a window tells a badge from every other scan. */
export const BADGE_PREFIX = 'PB.BADGE.';

/** What a badge may say, behind its prefix: what Code 128 prints and every scanner reads, in capitals. */
const BADGE = '^[0-9A-Z][0-9A-Z-]{2,23}$';

const SAYS = `What the barcode says behind ${BADGE_PREFIX}: 3 to 24 digits, capital letters and hyphens, unique`;
const badge = (description: string) =>
  Type.String({
    pattern: BADGE,
    'x-form': '3 to 24 digits, capital letters and hyphens',
    description,
    examples: ['0417'],
  });

/** Somebody who packs here. Whoever did something stays in the list, and is made inactive. */
export const Packer = Type.Object(
  {
    id: Type.String({ description: "The station's id of the person" }),
    name: Type.String({ description: 'What labels, prints and orders say, unique' }),
    role: Literals(ROLES, { description: 'What a window may do while the person is signed on there' }),
    badge: badge(SAYS),
    language: Nullable(
      Literals(LANGUAGE_CODES, { description: 'Of the window while the person is signed on; null: as it is' }),
    ),
    active: Type.Boolean({ description: 'Whether the badge signs on' }),
    createdAt: Type.String({ format: 'date-time' }),
    updatedAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Packer' },
);
export type Packer = Static<typeof Packer>;

export const PackerDraft = Type.Object(
  {
    name: RequiredText({ maxLength: 60, description: 'Unique, whatever its case', examples: ['Ana'] }),
    role: Literals(ROLES, { description: 'What a window may do while the person is signed on there' }),
    badge: Type.Optional(badge(`${SAYS}; the station makes one up unless it is given`)),
    language: Type.Optional(
      Nullable(Literals(LANGUAGE_CODES, { description: 'Of the window while the person is signed on' })),
    ),
    active: Type.Optional(Type.Boolean({ description: 'Whether the badge signs on; true unless given' })),
  },
  { title: 'PackerDraft', additionalProperties: false },
);
export type PackerDraft = Static<typeof PackerDraft>;

export const PackerBody = Type.Object(
  { packer: described(Packer, 'The person as the list has them') },
  { title: 'PackerBody' },
);
export const PackerList = Type.Object(
  { packers: Type.Array(Packer, { description: 'By name' }) },
  { title: 'PackerList' },
);

/** Who packs at a window, and what it may do. */
export const SignOn = Type.Object(
  {
    packer: Type.Union([described(Packer, 'Who is signed on'), Type.Null()], {
      description: 'null: nobody',
    }),
    role: Nullable(
      Literals(ROLES, {
        description:
          'What the window may do; with nobody signed on that of a packer. null: roles bound nothing here, as nobody is an administrator yet',
      }),
    ),
  },
  { title: 'SignOn' },
);
export type SignOn = Static<typeof SignOn>;

export const SignOnRequest = Type.Object(
  {
    badge: Type.Optional(
      Type.String({ minLength: 1, maxLength: 60, description: `What was scanned, with or without ${BADGE_PREFIX}` }),
    ),
    packerId: Type.Optional(Type.String({ maxLength: 60, description: 'Who was chosen from the list' })),
  },
  { title: 'SignOnRequest', additionalProperties: false, minProperties: 1, maxProperties: 1 },
);
export type SignOnRequest = Static<typeof SignOnRequest>;
