import { describe, expect, test } from 'vitest';
import { createBurstDetector, type Verdict } from '#renderer/scan/burst.ts';

/** Feeds the keys of a text with the same gap between them. */
function feed(keys: readonly string[], gap: number, prefix = ''): { verdicts: Verdict[]; finish: () => string | null } {
  const detector = createBurstDetector(() => prefix);
  const verdicts = keys.map((key, index) => detector.feed({ key, at: 1000 + index * gap }));
  return { verdicts, finish: detector.finish };
}
const kinds = (verdicts: readonly Verdict[]) => verdicts.map(({ kind }) => kind);

describe('a burst', () => {
  test('of six quick characters and Enter is a scan', () => {
    const { verdicts } = feed([...'123456', 'Enter'], 10);
    expect(verdicts.at(-1)).toEqual({ kind: 'scan', text: '123456', recognised: false });
  });

  test('is recognised once, and from then on reaches nothing', () => {
    const { verdicts } = feed([...'12345678'], 10);
    expect(kinds(verdicts)).toEqual([...Array(5).fill('typed'), 'burst', 'burst', 'burst']);
    expect(verdicts[5]).toEqual({ kind: 'burst', recognised: true });
    expect(verdicts[6]).toEqual({ kind: 'burst', recognised: false });
  });

  test('without Enter is a scan when it pauses', () => {
    expect(feed([...'ABCDEFG'], 12).finish()).toBe('ABCDEFG');
  });

  test('that stumbles for a moment is still one scan', () => {
    const detector = createBurstDetector(() => '');
    [...'1Z999AA1'].forEach((key, index) => detector.feed({ key, at: index * 10 }));
    [...'0123456784'].forEach((key, index) => detector.feed({ key, at: 300 + index * 10 }));
    expect(detector.feed({ key: 'Enter', at: 400 })).toEqual({
      kind: 'scan',
      text: '1Z999AA10123456784',
      recognised: false,
    });
  });

  test('with Tab at its end is a scan too', () => {
    expect(feed([...'123456', 'Tab'], 10).verdicts.at(-1)).toEqual({ kind: 'scan', text: '123456', recognised: false });
  });

  test.each([
    ['1234', 35],
    ['A1B', 35],
    ['42', 20],
  ])('as short as %s with Enter as quickly behind it is a scan, and puts back what it typed', (code, gap) => {
    const { verdicts } = feed([...code, 'Enter'], gap);
    expect(verdicts.at(-1)).toEqual({ kind: 'scan', text: code, recognised: true });
  });

  test.each([
    ['1234', 36],
    ['42', 21],
    ['7', 5],
  ])('of %s at %i ms is a hand that presses Enter', (code, gap) => {
    expect(feed([...code, 'Enter'], gap).verdicts.at(-1)).toMatchObject({ kind: 'typed' });
  });

  test('presses nothing with a second end, such as a line feed or a Tab before Enter', () => {
    expect(kinds(feed([...'123456', 'Enter', 'Enter'], 10).verdicts).slice(-2)).toEqual(['scan', 'burst']);
    expect(kinds(feed([...'1234', 'Tab', 'Enter'], 10).verdicts).slice(-2)).toEqual(['scan', 'burst']);
    const detector = createBurstDetector(() => '');
    [...'123456', 'Enter'].forEach((key, index) => detector.feed({ key, at: index * 10 }));
    expect(detector.feed({ key: 'Enter', at: 500 })).toMatchObject({ kind: 'typed' });
  });

  test('of a prefix and nothing behind it presses nothing', () => {
    expect(feed(['~', 'Enter'], 10, '~').verdicts.at(-1)).toEqual({ kind: 'burst', recognised: false });
  });

  test('of a mean gap of exactly 35 ms is one, and of 36 ms is not', () => {
    expect(feed([...'123456'], 35).finish()).toBe('123456');
    expect(feed([...'123456'], 36).finish()).toBeNull();
  });

  test('of a command is one although it is short', () => {
    const { verdicts } = feed([...'PB.OK', 'Enter'], 10);
    expect(verdicts[3]).toEqual({ kind: 'burst', recognised: true });
    expect(verdicts.at(-1)).toEqual({ kind: 'scan', text: 'PB.OK', recognised: false });
  });

  test('with the scanner’s prefix is a scan however short and slow, and loses the prefix', () => {
    expect(feed([...'~42', 'Enter'], 50, '~').verdicts.at(-1)).toEqual({ kind: 'scan', text: '42', recognised: false });
  });
});

describe('typing', () => {
  test('by hand is left alone, its Enter too', () => {
    const { verdicts, finish } = feed([...'1234567890', 'Enter'], 80);
    expect(kinds(verdicts).every((kind) => kind === 'typed')).toBe(true);
    expect(finish()).toBeNull();
  });

  test('marks the first key after a pause, before which the field is remembered', () => {
    const detector = createBurstDetector(() => '');
    const first = (at: number) => detector.feed({ key: 'a', at });
    expect([first(0), first(50), first(500)]).toEqual([
      { kind: 'typed', first: true, quick: false },
      { kind: 'typed', first: false, quick: false },
      { kind: 'typed', first: true, quick: false },
    ]);
  });

  test('before a burst does not become part of it', () => {
    const detector = createBurstDetector(() => '');
    [...'abc'].forEach((key, index) => detector.feed({ key, at: index * 90 }));
    [...'1234567'].forEach((key, index) => detector.feed({ key, at: 1000 + index * 10 }));
    expect(detector.finish()).toBe('1234567');
  });
});
