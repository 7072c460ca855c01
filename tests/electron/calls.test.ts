import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { ADDRESS_ARGUMENT, type CallName, type StationBridge } from '#shared/ipc/bridge.ts';
import { answerCalls } from '#electron/main/calls.ts';
import { standInElectron } from './stand-in.ts';
import { OWN_FRAME } from './use-desktop.ts';

// A call that is missing here does not compile.
const CALLS = Object.keys({
  copy: true,
  speak: true,
  restart: true,
  secrets: true,
  ledger: true,
  setLedger: true,
  unlockSecrets: true,
} satisfies Record<CallName, true>);
const CHANNELS = CALLS.map((name) => `station:${name}`);

function page(passphrase: Parameters<typeof answerCalls>[1]['passphrase'] = null) {
  const { electron, seen } = standInElectron();
  const spoken: string[] = [];
  answerCalls(electron.ipcMain, {
    clipboard: electron.clipboard,
    speak: (language) => void spoken.push(language),
    restart: () => void spoken.push('restart'),
    ledger: { read: () => ({ place: null, isGiven: false }), set: async () => null },
    passphrase,
  });
  const ask = async (channel: string, given?: unknown, senderFrame: object | null = OWN_FRAME) =>
    seen.calls.get(channel)?.({ senderFrame }, given);
  return { seen, spoken, ask };
}

describe('a call from the page', () => {
  test('is answered, whichever of the list it is, and no other', () => {
    expect([...page().seen.calls.keys()].sort()).toEqual(CHANNELS.toSorted());
  });

  test('copies, and sets the language', async () => {
    const { seen, spoken, ask } = page();
    await ask('station:copy', 'curl …');
    await ask('station:speak', 'de');
    expect([seen.clipboard, spoken]).toEqual(['curl …', ['de']]);
  });

  test.each([
    ['a frame in the page', { parent: OWN_FRAME, origin: 'app://station' }],
    ['another host of the scheme', { parent: null, origin: 'app://stations' }],
    ['a page of the network', { parent: null, origin: 'https://station' }],
    ['a file', { parent: null, origin: 'file://' }],
    ['a page that is gone', null],
  ])('is not answered for %s', async (_name, senderFrame) => {
    const { seen, spoken, ask } = page({ state: () => 'new', unlock: async () => true });
    for (const channel of CHANNELS) {
      await expect(ask(channel, 'de', senderFrame)).rejects.toThrow('Only the window of the station');
    }
    expect([seen.clipboard, spoken]).toEqual(['', []]);
  });

  test.each([
    ['station:copy', { toString: () => 'text' }],
    ['station:copy', 'x'.repeat(100_001)],
    ['station:copy', undefined],
    ['station:speak', 'nl'],
    ['station:speak', ['en']],
    ['station:unlockSecrets', 42],
    ['station:setLedger', 'postgres://packbench@db/packbench'],
    ['station:setLedger', { address: 'postgres://packbench@db/packbench' }],
  ])('%s is refused what it does not take', async (channel, given) => {
    const { seen, spoken, ask } = page({ state: () => 'new', unlock: async () => true });
    await expect(ask(channel, given)).rejects.toThrow('Not a ');
    expect([seen.clipboard, spoken]).toEqual(['', []]);
  });
});

describe('the passphrase', () => {
  test('is not asked for where the system has a keyring', async () => {
    const { ask } = page();
    expect([await ask('station:secrets'), await ask('station:unlockSecrets', 'correct horse')]).toEqual([
      'keyring',
      false,
    ]);
  });

  test('that is chosen must not be short; one that was chosen may be', async () => {
    const typed: string[] = [];
    const unlock = async (passphrase: string) => typed.push(passphrase) > 0;
    expect(await page({ state: () => 'new', unlock }).ask('station:unlockSecrets', 'short')).toBe(false);
    expect(await page({ state: () => 'new', unlock }).ask('station:unlockSecrets', 'correct horse')).toBe(true);
    expect(await page({ state: () => 'locked', unlock }).ask('station:unlockSecrets', 'short')).toBe(true);
    expect(typed).toEqual(['correct horse', 'short']);
  });
});

describe('the preload script', () => {
  const source = readFileSync(join(import.meta.dirname, '../../electron/preload/preload.cjs'), 'utf8');

  function run(): { bridge: StationBridge; invoked: unknown[][]; required: string[] } {
    const invoked: unknown[][] = [];
    const required: string[] = [];
    const exposed = new Map<string, StationBridge>();
    const electron = {
      contextBridge: { exposeInMainWorld: (name: string, api: StationBridge) => exposed.set(name, api) },
      ipcRenderer: { invoke: (...call: unknown[]) => invoked.push(call) },
    };
    runInNewContext(source, {
      require: (name: string) => (required.push(name), electron),
      process: { argv: ['electron', `${ADDRESS_ARGUMENT}http://127.0.0.1:4820`] },
    });
    expect([...exposed.keys()]).toEqual(['station']);
    return { bridge: exposed.get('station') as StationBridge, invoked, required };
  }

  test('gives the page the calls of the bridge and nothing of Electron', async () => {
    const { bridge, invoked, required } = run();
    expect(Object.keys(bridge).sort()).toEqual(['address', 'trusted', ...CALLS].sort());
    expect([bridge.trusted, bridge.address, required]).toEqual([true, 'http://127.0.0.1:4820', ['electron']]);
    await bridge.copy('text');
    await bridge.speak('de');
    await bridge.restart();
    await bridge.secrets();
    await bridge.ledger();
    await bridge.setLedger(null);
    await bridge.unlockSecrets('correct horse');
    expect(invoked).toEqual([
      ['station:copy', 'text'],
      ['station:speak', 'de'],
      ['station:restart'],
      ['station:secrets'],
      ['station:ledger'],
      ['station:setLedger', null],
      ['station:unlockSecrets', 'correct horse'],
    ]);
  });
});
