import { Type, type Static, type TSchema } from 'typebox';
import { ByLanguage } from '../by-language.ts';
import { Literals } from '../literals.ts';
import { VOID_CONSEQUENCES } from '../shipping/void.ts';

/** What an adapter may be able to do beside buying. */
export const ADAPTER_CAPABILITIES = [
  'test',
  'lookup',
  'void',
  'followVoid',
  'rates',
  'importCarriers',
  'manifest',
] as const;

/** The schema of an adapter's configuration, and what fits it. */
export type ConfigSchema = TSchema;
export type ConfigOf<S extends ConfigSchema> = Static<S> & { type: string };

/** What is said of one field of a form. */
export const FieldWords = Type.Object(
  {
    label: Type.String({ description: 'Its name' }),
    hint: Type.Optional(Type.String({ description: 'What stands below it' })),
    fault: Type.Optional(Type.String({ description: 'What would be right, where it is refused' })),
    conflict: Type.Optional(Type.String({ description: 'What would be right, where it goes ill with another field' })),
    values: Type.Optional(
      Type.Record(Type.String(), Type.String(), { description: 'The name of each of its values, where it has some' }),
    ),
  },
  { title: 'FieldWords' },
);
export type FieldWords = Static<typeof FieldWords>;

/** How a field is typed; it follows from the schema of the member. A switch sends `true`, or nothing. */
const FIELD_KINDS = ['text', 'secret', 'number', 'choice', 'switch', 'list', 'pairs'] as const;

/** One field of the form of an account. */
export const AdapterField = Type.Object(
  {
    member: Type.String({ description: 'The member of `adapter` that it fills' }),
    kind: Literals(FIELD_KINDS, { description: 'How it is typed' }),
    columns: Type.Integer({ minimum: 1, maximum: 12, description: 'Its width, of twelve' }),
    needed: Type.Boolean({ description: 'Whether the account cannot do without it' }),
    advanced: Type.Boolean({ description: 'Whether hardly anybody has to set it' }),
    always: Type.Boolean({ description: 'Whether the member is sent where nothing was typed, too' }),
    code: Type.Boolean({ description: 'Whether it is no text for people' }),
    example: Type.Optional(Type.String({ description: 'What may stand there' })),
    unit: Type.Optional(Type.String({ description: 'Of its number' })),
    values: Type.Array(Type.String(), {
      description: 'What can be chosen; the first one holds unless another is chosen',
    }),
    words: ByLanguage(FieldWords),
  },
  { title: 'AdapterField' },
);
export type AdapterField = Static<typeof AdapterField>;

/** What is said of an adapter. */
export const AdapterWords = Type.Object(
  {
    name: Type.String({ description: 'Its name' }),
    means: Type.String({ description: 'What it does' }),
    choice: Type.String({ description: 'What a person decides for who begins with it' }),
  },
  { title: 'AdapterWords' },
);
export type AdapterWords = Static<typeof AdapterWords>;

/** A way of buying that an account may have. */
export const AdapterInfo = Type.Object(
  {
    type: Type.String({ description: 'The `type` of `adapter` in an account' }),
    can: Type.Array(Literals(ADAPTER_CAPABILITIES), { description: 'What it can do beside buying' }),
    drawsLabels: Type.Boolean({ description: "Whether the station draws the labels; else they are the carrier's own" }),
    sellsNothing: Type.Boolean({ description: 'Whether all its accounts are in test mode' }),
    isUntried: Type.Boolean({ description: 'Whether its authors never bought with it from the live service' }),
    voidMeans: Type.Optional(
      Literals(VOID_CONSEQUENCES, {
        description: 'What giving a label back means for the money, where it can be said before',
      }),
    ),
    fields: Type.Array(AdapterField, { description: 'The form of an account, in order' }),
    words: ByLanguage(AdapterWords),
  },
  { title: 'AdapterInfo' },
);
export type AdapterInfo = Static<typeof AdapterInfo>;
