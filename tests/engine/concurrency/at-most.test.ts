import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atMost } from '#electron/engine/concurrency/index.ts';

test('never more works at once than it may, each once, also where some fail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 4 }), async (schedule, most) => {
      const limit = atMost(most);
      let running = 0;
      let highest = 0;
      const works = Array.from({ length: 12 }, (_, index) =>
        limit(async () => {
          running += 1;
          highest = Math.max(highest, running);
          await schedule.schedule(Promise.resolve(), `work ${index}`);
          running -= 1;
          if (index % 3 === 0) throw new Error('no answer');
          return index;
        }).catch(() => -1),
      );
      const done = await schedule.waitFor(Promise.all(works));
      expect(done).toEqual(Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? -1 : index)));
      expect([highest, running]).toEqual([most, 0]);
    }),
  );
});
