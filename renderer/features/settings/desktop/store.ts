import { defineStore } from 'pinia';
import { ref } from 'vue';
import type { SecretsState } from '#shared/ipc/bridge.ts';
import { bridge } from '#renderer/station.ts';

/** How the keys of accounts are kept, in the desktop application; null in a browser, which has no part in it. */
export const useSecrets = defineStore('secrets', () => {
  const state = ref<SecretsState | null>(null);

  async function load(): Promise<void> {
    state.value = (await bridge?.secrets()) ?? null;
  }

  /** @returns whether the passphrase was taken. */
  async function unlock(passphrase: string): Promise<boolean> {
    const isRight = (await bridge?.unlockSecrets(passphrase)) === true;
    await load();
    return isRight;
  }

  void load();
  return { state, unlock };
});
