import { expect, test } from 'vitest';
import { readArguments } from '#electron/start/headless-arguments.ts';

test.each([
  [['--port', 'abc'], 'abc'],
  [['--port', '70000'], '70000'],
  [['--port', '-1'], 'port'],
  [['--port', '80.5'], '80.5'],
  [['--colour', 'red'], 'colour'],
  [['extra', '--port', '0'], 'extra'],
  [['--hub-name', 'hub.local'], '--hub'],
])('the arguments %s are refused, and what is wrong is named', (args, named) => {
  expect(() => readArguments(args)).toThrow(named);
});

test('what is not said has a value of its own', () => {
  expect(readArguments(['--headless', '--data-dir', '/srv/data'])).toEqual({
    host: '127.0.0.1',
    port: 4820,
    dataDir: '/srv/data',
  });
});
