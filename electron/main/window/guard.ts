import type { App, Session, Shell, WebContents } from 'electron';
import { externalAddress } from './external-address.ts';
import { isOwnAddress } from './scheme.ts';

/** What a page of ours may load from: itself, what it made in memory, and the developer tools outside a package. */
const LOADABLE = /^(?:blob:app:\/\/station\/|data:|devtools:\/\/)/;

/** Every page stays where it is: no other address, no window of its own, no page within the page. */
export function guardPages(
  app: Pick<App, 'on'>,
  shell: Pick<Shell, 'openExternal'>,
  stationAddress: () => string,
): void {
  app.on('web-contents-created', (_event, contents: WebContents) => {
    const stay = (details: { url: string; preventDefault(): void }) => {
      if (!isOwnAddress(details.url)) details.preventDefault();
    };
    contents.on('will-navigate', stay);
    contents.on('will-redirect', stay);
    contents.on('will-frame-navigate', (details) => {
      if (!details.isMainFrame) details.preventDefault();
      else stay(details);
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      const outside = externalAddress(url, stationAddress());
      if (outside !== null) void shell.openExternal(outside);
      return { action: 'deny' };
    });
  });
}

/** Electron grants permissions unless it is told otherwise; the window needs none. And it talks to nobody but the station. */
export function guardSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, callback) => callback(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, callback) => callback(null));
  session.webRequest.onBeforeRequest(({ url }, callback) =>
    callback({ cancel: !isOwnAddress(url) && !LOADABLE.test(url) }),
  );
}
