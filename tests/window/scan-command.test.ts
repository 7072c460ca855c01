import { expect, test } from 'vitest';
import { COMMAND_CODES } from '#shared/scan/command-codes.ts';
import { commandIn } from '#renderer/scan/command-in.ts';

test('no command that can be scanned buys', () => {
  expect(Object.values(COMMAND_CODES).sort()).toEqual(['acknowledge', 'addPackage', 'clear', 'reprintLast']);
});

test.each([
  'BUY',
  'PB.BUY',
  'PB',
  'PB.',
  'PB.OK ',
  ' PB.OK',
  'PB.OKAY',
  'XPB.OK',
  'PB.OK\n',
  'constructor',
  '__proto__',
  '',
])('a barcode of somebody else that reads "%s" is no command', (code) => {
  expect(commandIn(code)).toBeNull();
});
