// @ts-check
// Runs in the sandbox of the page, where there are no modules and no TypeScript: what it takes from shared/ipc/bridge.ts is types.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- there is no other way in the sandbox
const { contextBridge, ipcRenderer } = require('electron');

/** @import { CallName, Calls, Channel, StationBridge, ADDRESS_ARGUMENT } from '../../shared/ipc/bridge.ts' */

/** @type {typeof ADDRESS_ARGUMENT} */
const ADDRESS = '--station-address=';
const address = process.argv.find((argument) => argument.startsWith(ADDRESS)) ?? ADDRESS;

/**
 * @template {CallName} Name
 * @param {Channel<Name>} channel
 * @param {Parameters<Calls[Name]>} given
 * @returns {Promise<ReturnType<Calls[Name]>>}
 */
const ask = (channel, ...given) => ipcRenderer.invoke(channel, ...given);

/** @type {StationBridge} */
const bridge = {
  trusted: true,
  address: address.slice(ADDRESS.length),
  copy: (text) => ask('station:copy', text),
  speak: (language) => ask('station:speak', language),
  restart: () => ask('station:restart'),
  secrets: () => ask('station:secrets'),
  ledger: () => ask('station:ledger'),
  setLedger: (place) => ask('station:setLedger', place),
  unlockSecrets: (passphrase) => ask('station:unlockSecrets', passphrase),
};

contextBridge.exposeInMainWorld('station', bridge);
