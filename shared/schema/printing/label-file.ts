import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';

/** What many labels come in: one PDF with a page each, one stream of commands, or a file for each label. */
export const LABEL_FILES = ['PDF', 'ZPL', 'EPL', 'ZIP'] as const;
export type LabelFileFormat = (typeof LABEL_FILES)[number];

/** Why a row has no label in the file. */
export const LEFT_OUT = ['NOT_BOUGHT', 'NOT_LABELLED', 'VOIDED', 'NOT_KEPT', 'LOCKED', 'BROKEN'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];
/** Why a PDF cannot be joined with others: only the one PDF leaves it out. */
export const UNJOINABLE = ['LOCKED', 'BROKEN'] as const satisfies readonly LeftOut[];
export type Unjoinable = (typeof UNJOINABLE)[number];
export const isUnjoinable = (reason: LeftOut): reason is Unjoinable => UNJOINABLE.some((each) => each === reason);

/** How many numbers of rows are named for each reason. */
export const MOST_NAMED = 100;

/** What one file of labels would hold. */
export const LabelFileContents = Type.Object(
  {
    labels: Type.Integer({ description: 'Labels, one for each package' }),
    formats: Type.Array(
      Type.Object({
        imageType: Type.String({ description: 'PDF, ZPL, EPL, GIF or PNG' }),
        labels: Type.Integer({ description: 'Labels that are stored so' }),
      }),
      { description: 'What the labels are stored as' },
    ),
    files: Type.Array(Literals(LABEL_FILES), {
      description: 'The files they can be had as: ZIP always, another one where all of them are stored so',
    }),
    leftOut: Type.Array(
      Type.Object({
        reason: Literals(LEFT_OUT, {
          description:
            'NOT_BOUGHT also where that is in doubt; NOT_LABELLED: the carrier has not given the label yet; VOIDED also where that was asked for; NOT_KEPT: the retention time is over; LOCKED: a PDF that the carrier has locked; BROKEN: what it sent as a PDF is none, or not whole. Only the one PDF leaves those two out',
        }),
        rows: Type.Integer({ description: 'How many' }),
        numbers: Type.Array(Type.Integer(), {
          description: `The first ${MOST_NAMED} of them: numbers of rows, or places on the manifest, or among the ids`,
        }),
      }),
      { description: 'Rows without a label in the file' },
    ),
  },
  { title: 'LabelFileContents' },
);
export type LabelFileContents = Static<typeof LabelFileContents>;

/** So many shipments at most are named for one file. */
const MOST_CHOSEN = 1000;

export const shipmentIds = Type.Array(Type.String({ maxLength: 100, description: 'The id of a shipment' }), {
  minItems: 1,
  maxItems: MOST_CHOSEN,
  uniqueItems: true,
  description: 'Whose labels, in this order',
});
