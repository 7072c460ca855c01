import { effectScope } from 'vue';
import { expect, onTestFinished, test } from 'vitest';
import { COMMAND_CODES } from '#shared/scan/command-codes.ts';
import { useCommands, type Command } from '#renderer/composables/useCommands.ts';
import { deliverScan, unusedScan, useScans } from '#renderer/composables/useScanner.ts';
import { commandIn } from '#renderer/scan/command-in.ts';

test('no command that can be scanned buys', () => {
  expect(Object.values(COMMAND_CODES).sort()).toEqual([
    ...['acknowledge', 'addPackage', 'clear', 'handOver', 'printRows', 'reprintLast', 'toAttention', 'toBatch'],
    ...['toHistory', 'toPack', 'toShip', 'void', 'weigh'],
  ]);
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

/** A screen with that command. @returns what was done there, and what else was scanned */
function screenWith(command: Partial<Command>, options: Parameters<typeof useScans>[1] = {}) {
  const [done, scanned]: string[][] = [[], []];
  const scope = effectScope();
  onTestFinished(() => scope.stop());
  scope.run(() => {
    useCommands(() => [{ title: 'Void', scan: 'void', run: () => done?.push('void'), ...command }]);
    useScans((code) => scanned?.push(code), options);
  });
  return { done, scanned };
}

test('a scanned command does what its key does on the screen that is open', () => {
  const { done, scanned } = screenWith({});
  deliverScan('pb.void');
  expect([done, scanned, unusedScan.value]).toEqual([['void'], [], null]);
});

test('a scanned command that cannot be done just now does nothing', () => {
  const { done, scanned } = screenWith({ enabled: false });
  deliverScan('PB.VOID');
  expect([done, scanned, unusedScan.value]).toEqual([[], [], null]);
});

test('a scanned command that the screen does not know is shown, and never taken for an order or a number', () => {
  const { done, scanned } = screenWith({});
  deliverScan('PB.WEIGH');
  expect([done, scanned]).toEqual([[], []]);
  expect(unusedScan.value).toEqual({ code: 'PB.WEIGH', inDialog: false });
  deliverScan('ORDER-1');
  expect([scanned, unusedScan.value]).toEqual([['ORDER-1'], null]);
});

test('the bench gets the commands that it answers in turn', () => {
  const { scanned } = screenWith({}, { takesCommands: true });
  deliverScan('PB.OK');
  deliverScan('PB.VOID');
  expect(scanned).toEqual(['PB.OK']);
});

test('in a dialog only its own commands are run', () => {
  const { done, scanned } = screenWith({});
  document.body.innerHTML = '<div role="dialog" data-state="open"></div>';
  onTestFinished(() => void (document.body.innerHTML = ''));
  deliverScan('PB.VOID');
  expect([done, scanned]).toEqual([[], []]);
  expect(unusedScan.value).toEqual({ code: 'PB.VOID', inDialog: true });
  const dialog = screenWith({ inDialogs: true });
  deliverScan('PB.VOID');
  expect(dialog.done).toEqual(['void']);
});
