import { describe, expect, test } from 'vitest';
import { readArguments } from '#electron/start/headless-arguments.ts';

test.each([
  [['--port', 'abc'], 'abc'],
  [['--port', '70000'], '70000'],
  [['--port', '-1'], 'port'],
  [['--port', '80.5'], '80.5'],
  [['--colour', 'red'], 'colour'],
  [['extra', '--port', '0'], 'extra'],
  [['--hub-name', 'hub.local'], '--hub'],
  [['--hub', '192.168.1.20', '--hub-name', 'hub.local:4843'], 'hub.local:4843'],
  [['--hub', '192.168.1.20', '--hub-name', 'https://hub.local'], '--hub-name'],
  [['--hub', '192.168.1.20', '--hub-name', 'packing desk'], 'packing desk'],
  // Of a script whose variable is not set.
  [['--data-dir', ''], '--data-dir'],
  [['--data-dir=', '--port', '0'], '--data-dir'],
  [['--ledger', ''], '--ledger'],
  [['--secrets-key', ''], '--secrets-key'],
])('the arguments %s are refused, and what is wrong is named', (args, named) => {
  expect(() => readArguments(args)).toThrow(named);
});

describe('the address of a shared ledger', () => {
  test.each([
    'mysql://packer@db.lan/packbench',
    'postgres://packer@db.lan',
    'postgres://db.lan/packbench',
    'host=db.lan user=packer password=Tr0ub4dor',
    'postgres://packer:Tr0ub4dor@3@db.lan/packbench',
    'postgres:packer:Tr0ub4dor@db.lan/packbench',
    'packbench',
  ])('is refused as %s with the form that it has, and without what it says', (address) => {
    const read = () => readArguments(['--ledger', address]);
    expect(read).toThrow('write it so');
    expect(read).not.toThrow('Tr0ub4dor');
  });

  test.each([
    ['postgres://packer@db.lan:70000/packbench', /1 to 65535: db\.lan:70000/],
    ['postgres://packer@db.lan/packbench?colour=red', /colour/],
    ['postgres://packer@db.lan/packbench?sslmode=prefer', /disable and verify-full/],
    ['postgres://pack%er@db.lan/packbench', /%25/],
    ['postgres://packer:Tr0ub4dor@db.lan/packbench', /every user of this machine.*--ledger-password-file/],
  ])('is refused as %s with what is wrong in it', (address, said) => {
    const read = () => readArguments(['--ledger', address]);
    expect(read).toThrow(said);
    expect(read).not.toThrow('Tr0ub4dor');
  });

  test.each([
    [['--ledger-password-file', '/nowhere/password'], /password cannot be read/],
    [['--ledger-ca', '/nowhere/ca.pem'], /certificate authority cannot be read/],
    [['--restore', 'some.backup'], /--restore/],
  ])('is refused with %s', (args, said) => {
    expect(() => readArguments(['--ledger', 'postgres://packer@db.lan/packbench', ...args])).toThrow(said);
  });

  test('is needed for what belongs to it', () => {
    expect(() => readArguments(['--ledger-password-file', '/nowhere/password'])).toThrow('belong to --ledger');
  });
});

test('what is not said has a value of its own', () => {
  expect(readArguments(['--headless', '--data-dir', '/srv/data'])).toEqual({
    host: '127.0.0.1',
    port: 4820,
    dataDir: '/srv/data',
  });
});
