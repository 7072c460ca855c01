import { describe, expect, test } from 'vitest';
import { documentFault, imageTypeNamed } from '#electron/adapters/http/check-document.ts';
import { createDocumentRenderer } from '#electron/labels/index.ts';
import { IMAGE_TYPES } from '#shared/schema/shipping/label-specification.ts';
import { sample } from '../../labels/samples.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each(IMAGE_TYPES)('a label that a station draws as %s is taken for one', async (imageType) => {
  const input = sample({ carrier: 'CARRIER_D' });
  const [label] = await createDocumentRenderer().render({ ...input, shipment: { ...input.shipment, imageType } });
  expect(label?.imageType).toBe(imageType.toLowerCase());
  expect(documentFault(label?.bytes ?? bytes(''), imageType.toLowerCase())).toBeNull();
});

test.each([
  ['a program called a PDF', 'MZ\x90\x00', 'pdf', 'DOCUMENT_BEGINS_OTHERWISE'],
  ['a page called a PDF', '<!DOCTYPE html><p>Sign in', 'pdf', 'DOCUMENT_BEGINS_OTHERWISE'],
  ['a PDF called a GIF', '%PDF-1.7', 'gif', 'DOCUMENT_BEGINS_OTHERWISE'],
  ['a page called a ZPL label', '<html>', 'zpl', 'DOCUMENT_BEGINS_OTHERWISE'],
  ['a page called an EPL label', '<html>', 'epl', 'DOCUMENT_BEGINS_OTHERWISE'],
  ['a script called an EPL label', '#!/bin/sh\nrm', 'epl', 'DOCUMENT_BEGINS_OTHERWISE'],
  ['JSON called an EPL label', '{"error":"expired"}', 'epl', 'DOCUMENT_BEGINS_OTHERWISE'],
  ['nothing', '', 'pdf', 'DOCUMENT_EMPTY'],
  ['a format that is no label’s', '%PDF-1.7', 'exe', 'DOCUMENT_OF_NO_FORMAT'],
])('%s is refused', (_, text, imageType, code) => {
  expect(documentFault(bytes(text), imageType)?.code).toBe(code);
});

describe('the media type of a server', () => {
  test.each(['', 'application/octet-stream', 'application/pdf'])('"%s" does not speak against a PDF', (mediaType) => {
    expect(documentFault(bytes('%PDF-1.7'), 'pdf', mediaType)).toBeNull();
  });
  test.each(['text/html', 'application/json', 'image/png', 'application/x-msdownload'])('%s does', (mediaType) => {
    expect(documentFault(bytes('%PDF-1.7'), 'pdf', mediaType)).toEqual({
      ...{ code: 'DOCUMENT_DECLARED_OTHERWISE', values: { declared: mediaType, type: 'pdf' } },
    });
  });
});

test('other spellings of a format mean the same', () => {
  expect(['PDF', 'epl2', 'ZPLII', 'Gif'].map(imageTypeNamed)).toEqual(['pdf', 'epl', 'zpl', 'gif']);
});
