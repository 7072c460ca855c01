import { describe, expect, test } from 'vitest';
import { useStation } from '../../helpers/use-station.ts';
import { requestOf, vectors } from '../../helpers/vectors.ts';

const station = useStation();
const codes = (findings: { code: string }[]) => [...new Set(findings.map(({ code }) => code))].sort();
const named = vectors.map((vector) => [vector.name, vector] as const);

test('there are 90 vectors, and each has a name of its own', () => {
  expect(new Set(vectors.map(({ name }) => name)).size).toBe(90);
});

describe('checking', () => {
  test.each(named)('%s', async (_name, vector) => {
    const { status, body } = await station.api.check(requestOf(vector));

    expect(status).toBe(200);
    expect(codes(body.errors)).toEqual(vector.expect.errors.toSorted());
    expect(body.valid).toBe(vector.expect.valid);
    expect(codes(body.warnings)).toEqual(expect.arrayContaining(vector.expect.warnings));
  });
});

describe('buying', () => {
  test.each(named)('%s', async (name, vector) => {
    const { status, body } = await station.api.ship(name.replaceAll(/[^\x21-\x7e]/g, '-'), requestOf(vector));

    if (vector.expect.valid) {
      expect(status, body.detail).toBe(200);
      expect(codes(body.warnings)).toEqual(expect.arrayContaining(vector.expect.warnings));
    } else {
      expect([status, body.code, body.purchase]).toEqual([422, 'VALIDATION_FAILED', 'not_made']);
      expect(codes(body.errors)).toEqual(vector.expect.errors.toSorted());
    }
  });
});
