import { Type } from 'typebox';
import { POSTAL_ITEMS } from '../../schema/accounts/account-customs.ts';
import { LANGUAGE_CODES } from '../../format/languages.ts';
import { LabelVerificationResult, VerifyRequest } from '../../schema/printing/label-verification.ts';
import { Literals } from '../../schema/literals.ts';
import { LABELS_PER_SHEET, PAPER_SIZES, type LabelsPerSheet } from '../../schema/printing/document-choice.ts';
import { defineRoute } from '../define-route.ts';

const params = Type.Object({ id: Type.String() });
const language = Type.Optional(
  Literals(LANGUAGE_CODES, {
    description:
      "The account's, else that of the recipient's country, unless given; English where papers are not written in it",
  }),
);
const paper = Type.Optional(Literals(PAPER_SIZES, { description: "What the shipper's country uses unless given" }));
const pdf = (description: string) =>
  ({ status: 200, description, body: null, mediaType: 'application/pdf', isFile: true }) as const;

export const readPackingSlip = defineRoute({
  method: 'GET',
  path: '/station/v1/shipments/:id/packing-slip',
  summary: 'Get what is in each package of a shipment, by goods, as PDF',
  tag: 'Shipments',
  access: ['read', 'print'],
  params,
  query: Type.Object({ language, paper }),
  success: pdf('The packing slip'),
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const readCommercialInvoice = defineRoute({
  method: 'GET',
  path: '/station/v1/shipments/:id/commercial-invoice',
  summary: 'Get the commercial invoice of a shipment as PDF, in a language and on paper of your choice',
  description:
    'With English beside another language. Drawn from what was shipped; the stored document stays as it was drawn at the purchase. A shipment that declares no goods has none: `NOT_FOUND`.',
  tag: 'Shipments',
  access: ['read', 'print'],
  params,
  query: Type.Object({ language, paper }),
  success: pdf('The commercial invoice'),
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const readPostalForms = defineRoute({
  method: 'GET',
  path: '/station/v1/shipments/:id/postal-forms',
  summary: 'Get the customs forms CN 22 and CN 23 of a postal shipment as PDF, one for each package',
  description:
    'English and French, as the Universal Postal Union prints them. A package of letter post up to 2 kg and 300 SDR has a CN 22, every other a CN 23; a currency whose rate is not known, and goods that do not fit on a CN 22, have a CN 23. Where no package needs one: `NOT_FOUND`.',
  tag: 'Shipments',
  access: ['read', 'print'],
  params,
  query: Type.Object({
    postalItems: Type.Optional(
      Literals(POSTAL_ITEMS, {
        description: 'What the packages are to the post; as the account or their numbers say unless given',
      }),
    ),
    paper: Type.Optional(
      Literals(PAPER_SIZES, {
        description:
          "A CN 22 is on the shipment's own label stock, a CN 23 on the paper of the shipper's country, unless given",
      }),
    ),
  }),
  success: pdf('The forms'),
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const readLabelSheet = defineRoute({
  method: 'GET',
  path: '/station/v1/shipments/:id/label-sheet',
  summary: 'Get all labels of a shipment on as few sheets of paper as they take, as PDF',
  description:
    "With crop marks. A carrier's own PDF, PNG and GIF labels are placed as they came, up to a tenth smaller in quarters. Labels in EPL and ZPL that a carrier sent, and labels that must not be shipped with, are `STATE_CONFLICT`.",
  tag: 'Shipments',
  access: ['read', 'print'],
  params,
  query: Type.Object({
    paper,
    perPage: Type.Optional(
      Type.Unsafe<LabelsPerSheet>({
        type: 'integer',
        enum: [...LABELS_PER_SHEET],
        description: 'Labels on a sheet: a half, both halves or quarters; 2 unless given',
      }),
    ),
  }),
  success: pdf('The sheets'),
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const verifyLabels = defineRoute({
  method: 'POST',
  path: '/station/v1/labels/verify',
  summary: 'Read every barcode of stored labels from their dots and compare it with the data',
  description:
    'PDF, GIF and PNG are read from the stored bytes. EPL and ZPL are laid out again from the stored shipment and read from that picture; where a carrier drew them they cannot be read, which is a fault.',
  tag: 'Shipments',
  access: ['read', 'print'],
  action: 'print',
  body: VerifyRequest,
  success: { status: 200, description: 'What was expected and what was read', body: LabelVerificationResult },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});
