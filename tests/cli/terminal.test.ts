import { expect, test } from 'vitest';
import { plain, processIo, table } from '#electron/cli/io.ts';
import { createProgress } from '#electron/cli/progress.ts';

const barOn = (isTerminal: boolean, drawn: string[]) =>
  createProgress({ ...processIo, isTerminal, columns: 40, draw: (text) => void drawn.push(text) });

test.each([
  ['an escape sequence', 'Jane\u001b[2J\u001b]0;x\u0007', 'Jane?[2J?]0;x?'],
  ['a line break', 'one\r\ntwo', 'one??two'],
  ['a change of direction', 'abc\u202ecba\u2066', 'abc?cba?'],
  ['letters of all kinds', 'Größe Łódź Ελλάδα 東京', 'Größe Łódź Ελλάδα 東京'],
])('what others wrote cannot steer the terminal: %s', (_name, text, shown) => {
  expect(plain(text)).toBe(shown);
});

test('columns are as wide as their widest cell', () => {
  expect(
    table([
      ['A', 'B'],
      ['long', 'x'],
      ['ü', 'y'],
    ]),
  ).toBe('A     B\nlong  x\nü     y');
});

test('a bar is drawn over itself, never wider than the terminal, and taken away', () => {
  const drawn: string[] = [];
  const progress = barOn(true, drawn);
  progress.show(1, 4, 'a long note that does not fit the terminal');
  progress.end();

  expect(drawn[0]).toMatch(/^\r\u001b\[K\[#{7}-{23}\] 1\/4 /);
  expect(drawn[0]?.length).toBeLessThanOrEqual('\r\u001b[K'.length + 39);
  expect(drawn[1]).toBe('\r\u001b[K');
});

test('where nobody watches there is no bar', () => {
  const drawn: string[] = [];
  barOn(false, drawn).show(1, 2);

  expect(drawn).toEqual([]);
});
