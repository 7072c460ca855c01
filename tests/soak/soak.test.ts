import { expect, test } from 'vitest';
import { soak } from './soak.ts';

// Ninety shipments as fast as they go; the hour at twenty a second is `npm run soak`.
test('a station that ships all day answers everything as it should and holds no more at the end than when it was warm', async () => {
  const { samples, faults } = await soak({ shipments: 90, perSecond: null, samples: 6 });
  expect(faults).toEqual([]);
  expect(samples.at(-1)?.bought).toBe(90);
}, 120_000);
