import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChildSilentError, createChild, READY, type ChildQuestion } from '#electron/child/child.ts';
import type { ChildProcess } from '#electron/child/child-process.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const LOOK_MS = 3_000;

/** Processes of which each starts, and then answers, as late as it is told; and how many there were. */
function late(...delays: { startMs: number; answerMs: number }[]) {
  const kills: boolean[] = [];
  const start = (): ChildProcess => {
    const { startMs, answerMs } = delays[kills.length] ?? { startMs: Infinity, answerMs: Infinity };
    const number = kills.push(false) - 1;
    const after = (ms: number, what: () => void) =>
      void (Number.isFinite(ms) && setTimeout(() => kills[number] || what(), ms));
    let tell: (message: unknown) => void = () => undefined;
    let isStarted = false;
    const asked: ChildQuestion[] = [];
    const answer = ({ id, question }: ChildQuestion) => after(answerMs, () => tell({ id, answer: question }));
    return {
      send(message) {
        if (isStarted) answer(message as ChildQuestion);
        else asked.push(message as ChildQuestion);
      },
      onMessage(listener) {
        tell = listener;
        after(startMs, () => {
          isStarted = true;
          tell(READY);
          asked.forEach(answer);
        });
      },
      onEnd: () => undefined,
      kill: () => void (kills[number] = true),
    };
  };
  return { kills, child: createChild({ start, script: new URL('file:///child.ts'), idleMs: 60_000 }) };
}

test('a process that starts slowly is given its time: what it is asked has its own from then on', async () => {
  const { child, kills } = late({ startMs: 15_000, answerMs: 2_900 });
  const answers = Promise.all([child.ask('one', LOOK_MS), child.ask('two', LOOK_MS)]);
  await vi.advanceTimersByTimeAsync(18_000);
  expect(await answers).toEqual(['one', 'two']);
  expect(kills).toEqual([false]);
});

test('one that has started and does not answer in time is ended', async () => {
  const { child, kills } = late({ startMs: 5_000, answerMs: Infinity });
  const silent = expect(child.ask('one', LOOK_MS)).rejects.toThrow(ChildSilentError);
  await vi.advanceTimersByTimeAsync(7_900);
  expect(kills).toEqual([false]);
  await vi.advanceTimersByTimeAsync(200);
  await silent;
  expect(kills).toEqual([true]);
});

test('one that never starts is ended after 20 seconds', async () => {
  const { child, kills } = late();
  const silent = expect(child.ask('one', LOOK_MS)).rejects.toThrow(ChildSilentError);
  await vi.advanceTimersByTimeAsync(19_900);
  expect(kills).toEqual([false]);
  await vi.advanceTimersByTimeAsync(200);
  await silent;
  expect(kills).toEqual([true]);
});
