import { expect, test } from 'vitest';
import { matchesKeys } from '#renderer/format/keys.ts';

/** A key as keyboards say it: what it types, and where it stands. */
const pressed = (key: string, code: string, modifiers: KeyboardEventInit = { ctrlKey: true }) =>
  new KeyboardEvent('keydown', { key, code, ...modifiers });

test.each([
  ['Alt+1', 'a French keyboard, on which digits take Shift', pressed('&', 'Digit1', { altKey: true })],
  ['Ctrl+9', 'a French keyboard', pressed('ç', 'Digit9')],
  ['Ctrl+1', 'the keys beside it', pressed('1', 'Numpad1')],
  ['Ctrl+N', 'a Ukrainian keyboard', pressed('т', 'KeyN')],
  ['Ctrl+Shift+V', 'a Ukrainian keyboard', pressed('М', 'KeyV', { ctrlKey: true, shiftKey: true })],
  ['Ctrl+A', 'a French keyboard, which has it elsewhere', pressed('a', 'KeyQ')],
  ['Ctrl+Enter', 'any keyboard', pressed('Enter', 'Enter')],
])('%s is pressed on %s', (keys, _, event) => {
  expect(matchesKeys(event, keys)).toBe(true);
});

test.each([
  ['Ctrl+Q', 'the A of a French keyboard', pressed('a', 'KeyQ')],
  ['Ctrl+M', 'the comma of a French keyboard', pressed(',', 'KeyM')],
  ['Ctrl+E', 'the ğ of a Turkish F keyboard', pressed('ğ', 'KeyE')],
  ['Ctrl+N', 'its key without Ctrl', pressed('т', 'KeyN', {})],
  ['Alt+1', 'its key with Ctrl', pressed('&', 'Digit1')],
  ['Alt+2', 'a digit of Alt+0233, which types an é', pressed('2', 'Numpad2', { altKey: true })],
])('%s is not %s', (keys, _, event) => {
  expect(matchesKeys(event, keys)).toBe(false);
});
