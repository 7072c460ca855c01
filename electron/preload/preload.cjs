// Runs in the sandbox of the page, where there are no modules and no TypeScript. The channels are those of shared/ipc/bridge.ts.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- there is no other way in the sandbox
const { contextBridge, ipcRenderer } = require('electron');

const ADDRESS = '--station-address=';
const address = process.argv.find((argument) => argument.startsWith(ADDRESS)) ?? ADDRESS;

contextBridge.exposeInMainWorld('station', {
  trusted: true,
  address: address.slice(ADDRESS.length),
  copy: (text) => ipcRenderer.invoke('station:copy', text),
  speak: (language) => ipcRenderer.invoke('station:speak', language),
  restart: () => ipcRenderer.invoke('station:restart'),
  secrets: () => ipcRenderer.invoke('station:secrets'),
  unlockSecrets: (passphrase) => ipcRenderer.invoke('station:unlock-secrets', passphrase),
});
