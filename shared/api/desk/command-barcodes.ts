import { Type } from 'typebox';
import { LANGUAGE_CODES } from '../../format/languages.ts';
import { Literals } from '../../schema/literals.ts';
import { PAPER_SIZES } from '../../schema/printing/document-choice.ts';
import { defineRoute } from '../define-route.ts';

export const readCommandBarcodes = defineRoute({
  method: 'GET',
  path: '/station/v1/command-barcodes',
  summary: 'Get the barcodes of the desk’s commands as PDF, to be put up there',
  description:
    'Code 128, one for each command that a scan gives at the desk, such as acknowledge, clear, next package and reprint.',
  tag: 'Printing',
  access: ['read', 'print'],
  query: Type.Object({
    language: Type.Optional(Literals(LANGUAGE_CODES, { description: 'English unless given' })),
    paper: Type.Optional(Literals(PAPER_SIZES, { description: 'A4 unless given' })),
  }),
  success: { status: 200, description: 'The sheet', body: null, mediaType: 'application/pdf', isFile: true },
  problems: [],
});
