import type { Protocol } from 'electron';
import { WINDOW_ORIGIN } from '#electron/api/window-calls.ts';

const { protocol: SCHEME, host: HOST } = new URL(WINDOW_ORIGIN);
const NAME = SCHEME.replace(':', '');
/** The page of the window. */
export const WINDOW_PAGE = `${WINDOW_ORIGIN}/`;

/** Gives the scheme what https has: an origin of its own, secure context, fetch and streams. Before the application is ready, or never. */
export function registerScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: NAME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
}

/** From now on the station answers `app://station/…`, and nobody any other host of the scheme. */
export function answerScheme(
  protocol: Pick<Protocol, 'handle'>,
  answer: (request: Request) => Promise<Response>,
): void {
  protocol.handle(NAME, (request) => {
    const isOwn = new URL(request.url).host === HOST;
    return isOwn ? answer(request) : new Response(null, { status: 404 });
  });
}

/** Whether an address is one of the window's own pages. */
export const isOwnAddress = (address: string) => address === WINDOW_ORIGIN || address.startsWith(WINDOW_PAGE);
