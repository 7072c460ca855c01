import { expect, test } from 'vitest';
import { inTurn } from '#renderer/composables/in-turn.ts';

test('works are done one after the other, also behind one that failed', async () => {
  const done: string[] = [];
  const queue = inTurn();
  const slow = queue(async (name: string) => {
    await Promise.resolve();
    done.push(name);
  });
  const failing = queue(async () => {
    done.push('failing');
    throw new Error('A mistake');
  });
  const [first, failed, next] = [slow('first'), failing(), slow('next')];
  await expect(failed).rejects.toThrow('A mistake');
  await Promise.all([first, next]);
  expect(done).toEqual(['first', 'failing', 'next']);
});
