import { Type } from 'typebox';
import { LABEL_FILES, LabelFileContents, shipmentIds } from '../../schema/printing/label-file.ts';
import { Literals } from '../../schema/literals.ts';
import { defineRoute } from '../define-route.ts';

const params = Type.Object({ id: Type.String() });
const row = (description: string) => Type.Optional(Type.Integer({ minimum: 1, maximum: 999_999_999, description }));
const rows = { from: row('The first row'), to: row('The last row') };
const format = Literals(LABEL_FILES, {
  description:
    'PDF, ZPL and EPL take labels that are stored so, and no others; ZIP takes all; the PDF leaves out those that the carrier has locked, or sent broken',
});
const access = ['read', 'print'] as const;
const contents = { status: 200, description: 'What the file would hold', body: LabelFileContents } as const;
const file = { status: 200, description: 'The file', body: null, isFile: true } as const;
const ABOUT =
  'A label is put in as it was stored and never drawn anew. Voided rows, and rows that are not bought, are left out: `…/labels` says which. The file is made while it is sent; where that fails the connection is broken off.';

export const readBatchLabels = defineRoute({
  method: 'GET',
  path: '/station/v1/batches/:id/labels',
  summary: 'See what one file with the labels of a batch would hold, and which rows it would leave out',
  tag: 'Batches',
  access,
  params,
  query: Type.Object(rows),
  success: contents,
  problems: ['NOT_FOUND'],
});

export const readBatchLabelFile = defineRoute({
  method: 'GET',
  path: '/station/v1/batches/:id/labels/file',
  summary: 'Get the labels of a batch as one file, in the order of the rows',
  description: ABOUT,
  tag: 'Batches',
  access,
  params,
  query: Type.Object({ format, ...rows }),
  success: file,
  problems: ['NOT_FOUND'],
});

export const readManifestLabels = defineRoute({
  method: 'GET',
  path: '/station/v1/manifests/:id/labels',
  summary: 'See what one file with the labels of a manifest would hold, and which shipments it would leave out',
  tag: 'Manifests',
  access,
  params,
  success: contents,
  problems: ['NOT_FOUND'],
});

export const readManifestLabelFile = defineRoute({
  method: 'GET',
  path: '/station/v1/manifests/:id/labels/file',
  summary: 'Get the labels of a manifest as one file, oldest first',
  description: ABOUT,
  tag: 'Manifests',
  access,
  params,
  query: Type.Object({ format }),
  success: file,
  problems: ['NOT_FOUND'],
});

export const readChosenLabels = defineRoute({
  method: 'POST',
  path: '/station/v1/shipments/labels',
  summary: 'See what one file with the labels of these shipments would hold, and which it would leave out',
  tag: 'Shipments',
  access,
  action: 'print',
  body: Type.Object({ shipmentIds }, { title: 'ChosenLabels', additionalProperties: false }),
  success: contents,
  problems: ['NOT_FOUND'],
});

export const readChosenLabelFile = defineRoute({
  method: 'POST',
  path: '/station/v1/shipments/labels/file',
  summary: 'Get the labels of these shipments as one file, in the order of the ids',
  description: ABOUT,
  tag: 'Shipments',
  access,
  action: 'print',
  body: Type.Object({ shipmentIds, format }, { title: 'ChosenLabelFile', additionalProperties: false }),
  success: file,
  problems: ['NOT_FOUND'],
});
