import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSecretStore, type SealedSecrets } from '#electron/engine/accounts/secrets/secret-store.ts';
import { chooseCipher } from '#electron/main/choose-cipher.ts';
import { chosenCipher } from '#electron/secrets/chosen-cipher.ts';
import { keyFileCipher } from '#electron/secrets/key-file-cipher.ts';
import { requireKeyFile } from '#electron/secrets/key-file.ts';
import { passphraseCipher } from '#electron/secrets/passphrase-cipher.ts';
import { hasKeyring, systemCipher, type SafeStorage } from '#electron/secrets/system-cipher.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'packbench-secrets-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A keyring that turns text round; `rotated` says that there is a newer key. */
const keyring = (changes: { backend?: string; available?: boolean; rotated?: boolean } = {}): SafeStorage => ({
  isAsyncEncryptionAvailable: async () => changes.available ?? true,
  encryptStringAsync: async (text) => Buffer.from([...text].reverse().join('')),
  decryptStringAsync: async (sealed) => ({
    result: [...sealed.toString()].reverse().join(''),
    shouldReEncrypt: changes.rotated ?? false,
  }),
  getSelectedStorageBackend: () => changes.backend ?? 'gnome_libsecret',
});

function sealedInMemory(): SealedSecrets & { all: Map<string, Uint8Array> } {
  const all = new Map<string, Uint8Array>();
  return {
    all,
    read: async (name) => all.get(name) ?? null,
    write: async (name, sealed) => void all.set(name, sealed),
    replace: async (name, earlier, sealed) => {
      if (all.get(name) === earlier) all.set(name, sealed);
    },
    remove: async (name) => void all.delete(name),
  };
}
const textIn = (sealed: Uint8Array | undefined) => Buffer.from(sealed ?? []).toString('latin1');

describe('the keyring of the system', () => {
  test.each([
    ['a Linux keyring', keyring(), 'linux', true],
    ['KDE', keyring({ backend: 'kwallet6' }), 'linux', true],
    ['basic_text, whose key everybody knows', keyring({ backend: 'basic_text' }), 'linux', false],
    ['a Linux without a known backend', keyring({ backend: 'unknown' }), 'linux', false],
    ['a keyring that is not available', keyring({ available: false }), 'linux', false],
    ['macOS', keyring({ backend: 'basic_text' }), 'darwin', true],
    ['Windows without its means', keyring({ available: false }), 'win32', false],
  ] as const)('%s', async (_name, storage, platform, expected) => {
    expect(await hasKeyring(storage, platform)).toBe(expected);
  });

  test('closes the name in with the secret: what is swapped in the ledger does not open', async () => {
    const cipher = systemCipher(keyring());
    const sealed = await cipher.seal('account:a', 'SK-a');
    expect(await cipher.open('account:a', sealed)).toEqual({ secret: 'SK-a', isOutdated: false });
    await expect(cipher.open('account:b', sealed)).rejects.toThrow('is another one');
  });

  test('a secret closed with an older key is closed anew when it is read', async () => {
    const sealed = sealedInMemory();
    const rotated = { rotated: false };
    const store = createSecretStore(sealed, chosenCipher('system', { system: systemCipher(keyring(rotated)) }));
    await store.write('account:a', 'SK-a');
    const first = sealed.all.get('account:a');
    expect([await store.read('account:a'), sealed.all.get('account:a')]).toEqual(['SK-a', first]);
    expect(sealed.all.get('account:a')).toBe(first);
    const newer = createSecretStore(
      sealed,
      chosenCipher('system', { system: systemCipher(keyring({ rotated: true })) }),
    );
    expect(await newer.read('account:a')).toBe('SK-a');
    expect(sealed.all.get('account:a')).not.toBe(first);
  });
});

describe('a passphrase in place of a keyring', () => {
  const path = () => join(folder, 'secrets.passphrase');

  test('is chosen once, asked after each start, and only the right one opens', async () => {
    const cipher = passphraseCipher(path());
    expect(cipher.state()).toBe('new');
    await expect(cipher.seal('account:a', 'SK-a')).rejects.toThrow('choose a passphrase in the window first');
    expect(await cipher.unlock('correct horse')).toBe(true);
    const sealed = await cipher.seal('account:a', 'SK-a');

    const later = passphraseCipher(path());
    expect(later.state()).toBe('locked');
    await expect(later.open('account:a', sealed)).rejects.toThrow('type the passphrase in the window');
    expect([await later.unlock('wrong'), later.state()]).toEqual([false, 'locked']);
    expect([await later.unlock('correct horse'), later.state()]).toEqual([true, 'open']);
    expect(await later.open('account:a', sealed)).toEqual({ secret: 'SK-a' });
    await expect(later.open('account:b', sealed)).rejects.toThrow('set it anew');
  });

  test('leaves neither itself nor the secret in any file', async () => {
    const cipher = passphraseCipher(path());
    await cipher.unlock('correct horse');
    const sealed = await cipher.seal('account:a', 'SK-a');
    expect(readdirSync(folder)).toEqual(['secrets.passphrase']);
    expect((statSync(path()).mode & 0o777).toString(8)).toBe('600');
    for (const text of [readFileSync(path()).toString('latin1'), textIn(sealed)]) {
      expect(text).not.toContain('correct');
      expect(text).not.toContain('SK-a');
    }
  });
});

describe('a data folder that ran without a window before', () => {
  const keyFile = () => keyFileCipher(join(folder, 'secrets.key'));

  test('keeps its secrets; read once, they are closed with the keyring', async () => {
    const sealed = sealedInMemory();
    await createSecretStore(sealed, chosenCipher('key-file', { 'key-file': keyFile() })).write('account:a', 'SK-a');
    const desktop = chosenCipher('system', { system: systemCipher(keyring()), 'key-file': keyFile() });
    expect(await createSecretStore(sealed, desktop).read('account:a')).toBe('SK-a');
    expect(textIn(sealed.all.get('account:a'))).toMatch(/^system:/);
    expect(await createSecretStore(sealed, desktop).read('account:a')).toBe('SK-a');
  });

  test.each([true, false])(
    'a key file that desks share is what closes, with a keyring (%s) or without',
    async (available) => {
      const sealed = sealedInMemory();
      const place = { dataDir: folder, platform: 'linux', secretsKey: join(folder, 'shared.key') } as const;
      requireKeyFile(place.secretsKey);
      const { cipher, passphrase } = await chooseCipher(keyring({ available }), place);
      const earlier = available
        ? chosenCipher('system', { system: systemCipher(keyring()) })
        : chosenCipher('key-file', { 'key-file': keyFile() });
      await createSecretStore(sealed, earlier).write('account:a', 'SK-a');
      expect([await createSecretStore(sealed, cipher).read('account:a'), passphrase]).toEqual(['SK-a', null]);
      const another = chosenCipher('key-file', { 'key-file': keyFileCipher(place.secretsKey) });
      expect(await createSecretStore(sealed, another).read('account:a')).toBe('SK-a');
    },
  );

  test('and without it again, the station says who can open them', async () => {
    const sealed = sealedInMemory();
    await createSecretStore(sealed, chosenCipher('system', { system: systemCipher(keyring()) })).write(
      'account:a',
      'x',
    );
    const headless = createSecretStore(sealed, chosenCipher('key-file', { 'key-file': keyFile() }));
    await expect(headless.read('account:a')).rejects.toThrow('put away by the desktop application');
  });
});
