import { expect, test } from 'vitest';
import { isAsShipped, vouch, vouchNew } from '#electron/ledger/shipped-digest.ts';

const SOLD = {
  prepared: '{"to":"Portland"}',
  platformTrackingNumbers: ['PB1'],
  trackingNumbers: ['UP1'],
  documents: [{ packageNumber: 1, contentType: 'LABEL', imageType: 'pdf', sha256: 'ab' }],
};

test('a shipment from before there were digests gets its first one with the next change', () => {
  const stored = { ...SOLD, salt: null, revision: 0, isBlanked: false };
  expect(isAsShipped({ ...stored, digests: [] })).toBe(true);
  const first = vouch(stored, SOLD) ?? expect.fail('It vouches');
  expect(first.revision).toBe(1);
  expect(isAsShipped({ ...stored, ...first, digests: [first.content ?? ''] })).toBe(true);
});

test('an earlier digest does not vouch for a shipment that has a later one', () => {
  const asked = vouchNew(SOLD);
  const sold = vouch(asked, SOLD) ?? expect.fail('It vouches');
  const digests = [asked, sold].map(({ content }) => content ?? '');
  const stored = { ...SOLD, ...sold, isBlanked: false, digests };
  expect(isAsShipped(stored)).toBe(true);
  const unsold = { ...stored, trackingNumbers: [], documents: [] };
  for (const revision of [1, 2, 3]) expect(isAsShipped({ ...unsold, revision })).toBe(false);
  expect(isAsShipped({ ...stored, digests: digests.slice(1) })).toBe(false);
});

test('one that was taken for one without digests is found by those that its lines have', () => {
  const { content } = vouchNew(SOLD);
  expect(isAsShipped({ ...SOLD, salt: null, revision: 0, isBlanked: false, digests: [content ?? ''] })).toBe(false);
});

test('nothing is added to what was redacted', () => {
  expect(vouch({ salt: null, revision: 2 }, SOLD)).toBeNull();
});

test('texts that a ledger cannot keep are digested as it gives them back', () => {
  const { salt, revision } = vouchNew(SOLD);
  const of = (number: string) => vouch({ salt, revision }, { ...SOLD, trackingNumbers: [number] })?.content;
  expect(of('\u0000\ud800')).toBe(of('\ufffd\ufffd'));
});
