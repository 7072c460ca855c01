import { standInElectron } from '../../electron/stand-in.ts';

const { electron } = standInElectron({
  onLoad: (url) => console.log(`The window shows ${url}`),
  onEnd: (status) => process.exit(status),
});
export const {
  app,
  BrowserWindow,
  Menu,
  Tray,
  clipboard,
  dialog,
  ipcMain,
  nativeImage,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
} = electron;
