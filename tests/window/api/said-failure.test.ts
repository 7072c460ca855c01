import { beforeEach, expect, test } from 'vitest';
import { effectScope } from 'vue';
import type { Answer } from '#renderer/api/client.ts';
import { announcements } from '#renderer/composables/useAnnounce.ts';
import { useFailure } from '#renderer/composables/useFailure.ts';

const SILENCE: Answer<null> = { ok: false, problem: null, reason: 'unreachable' };
const said = announcements.assertive;
beforeEach(() => (said.value = { text: '', n: 0 }));

test('why something was not done is said to those who listen, and not again while it stands there', () => {
  const { failure, worked, wasRead, fail } = effectScope().run(useFailure) ?? expect.unreachable();
  expect([worked(SILENCE), failure.value]).toEqual([false, said.value.text]);
  expect(said.value).toEqual({ text: 'The station does not answer.', n: 1 });
  expect([wasRead(SILENCE), said.value.n]).toEqual([false, 1]);
  worked({ ok: true, value: null });
  expect([failure.value, worked(SILENCE), said.value.n]).toEqual([null, false, 2]);
  // What somebody asked for once more is said once more.
  fail(() => 'It waits.');
  fail(() => 'It waits.');
  expect([failure.value, said.value]).toEqual(['It waits.', { text: 'It waits.', n: 4 }]);
});
