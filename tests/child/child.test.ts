import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChildSilentError, createChild, READY, type ChildQuestion } from '#electron/child/child.ts';
import type { ChildProcess } from '#electron/child/child-process.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const LOOK_MS = 3_000;

/** Asks processes that start, and then answer, as late as that; and which of them were ended. */
function late(startMs: number, answerMs: number) {
  const kills: boolean[] = [];
  const start = (): ChildProcess => {
    const number = kills.push(false) - 1;
    const after = (ms: number, what: () => void) =>
      void (Number.isFinite(ms) && setTimeout(() => kills[number] || what(), ms));
    let tell: (message: unknown) => void = () => undefined;
    const listeners: (() => void)[] = [];
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
      onEnd: (listener) => void listeners.push(listener),
      kill() {
        kills[number] = true;
        setTimeout(() => listeners.forEach((listener) => listener()));
      },
    };
  };
  return { kills, child: createChild({ start, script: new URL('file:///child.ts'), idleMs: 60_000 }) };
}

test('a process that starts slowly is given its time: what it is asked has its own from then on', async () => {
  const { child, kills } = late(15_000, 2_900);
  const answers = Promise.all([child.ask('one', LOOK_MS), child.ask('two', LOOK_MS)]);
  await vi.advanceTimersByTimeAsync(18_000);
  expect(await answers).toEqual(['one', 'two']);
  expect(kills).toEqual([false]);
});

/** A process that is there at once, says every two seconds that it goes on, and answers after so long. */
function busy(answerMs: number) {
  let [isKilled, tell] = [false, (_: unknown): void => undefined];
  const start = (): ChildProcess => ({
    send(message) {
      const { id, question } = message as ChildQuestion;
      const beat = setInterval(() => isKilled || tell({ id, goesOn: true }), 2_000);
      setTimeout(() => (clearInterval(beat), isKilled || tell({ id, answer: question })), answerMs);
    },
    onMessage(listener) {
      tell = listener;
      tell(READY);
    },
    onEnd: () => undefined,
    kill: () => void (isKilled = true),
  });
  return createChild({ start, script: new URL('file:///child.ts'), idleMs: 60_000 });
}

test('one that says that it goes on is given its time anew, as long as the question may take in all', async () => {
  const answer = busy(29_000).ask('one', LOOK_MS, 30_000);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(await answer).toBe('one');
});

test.each([
  ['is asked for no more than its time', undefined, LOOK_MS],
  ['goes on longer than the question may take in all', 30_000, 30_000],
])('one that goes on and %s is ended', async (_, mostMs, endedAt) => {
  const late = expect(busy(60_000).ask('one', LOOK_MS, mostMs)).rejects.toMatchObject({
    name: 'ChildSilentError',
    afterMs: endedAt,
  });
  await vi.advanceTimersByTimeAsync(endedAt);
  await late;
});

test.each([
  ['has started and does not answer in time is ended', 5_000, 8_000],
  ['never starts is ended after 20 seconds', Infinity, 20_000],
])('one that %s', async (_, startMs, endedAt) => {
  const { child, kills } = late(startMs, Infinity);
  const silent = expect(child.ask('one', LOOK_MS)).rejects.toThrow(ChildSilentError);
  await vi.advanceTimersByTimeAsync(endedAt - 100);
  expect(kills).toEqual([false]);
  await vi.advanceTimersByTimeAsync(200);
  await silent;
  expect(kills).toEqual([true]);
});

test('two that were asked of a process that is ended leave nothing behind that ends the next one at work', async () => {
  const { child, kills } = late(0, 50_000);
  const refused = [child.ask('one', LOOK_MS), child.ask('two', LOOK_MS)].map((answer) =>
    expect(answer).rejects.toThrow(),
  );
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  await Promise.all(refused);
  await vi.advanceTimersByTimeAsync(30_000);
  const answer = child.ask('three', 55_000);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(await answer).toBe('three');
  expect(kills).toEqual([true, false]);
});
