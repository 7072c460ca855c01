import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The origin of the window's page in the desktop application. */
export const WINDOW_ORIGIN = 'app://station';

/**
 * Stands where the address of the other side of a connection stands. The operating system writes that of every real connection, and
 * never this: no caller over HTTP can pass for the window.
 */
const WINDOW = 'the window of this process';

/** Whether the request came from the window of the desktop application, inside this process. */
export const isWindowCall = (request: FastifyRequest) => request.raw.socket.remoteAddress === WINDOW;

/** Calls of the window, answered without a socket by the server that all other callers have. */
export interface WindowCalls {
  /** Answers as the server would over HTTP; a stream is answered as it comes. Never rejects. */
  answer(request: Request): Promise<Response>;
  /** Takes no more calls; resolves when those that were taken are answered to the end. */
  close(): Promise<void>;
  /** Ends the answers that are still on their way. */
  cut(): void;
}

/** Headers that are about a connection, which there is none of, and those that the caller's side of it writes. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host', 'content-length']);
/** Statuses whose answers have no body, and may not be given one. */
const WITHOUT_BODY = new Set([204, 205, 304]);

export function createWindowCalls(app: FastifyInstance): WindowCalls {
  const open = new Set<Promise<undefined>>();
  const streams = new Set<Readable>();
  let isClosed = false;

  async function inject(request: Request, whenAnswered: () => void): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const given = [...request.headers].filter(([name]) => !OF_THE_CONNECTION.has(name));
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(given), host: new URL(WINDOW_ORIGIN).host },
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
      remoteAddress: WINDOW,
      payloadAsStream: true,
    });
    const served = answer.raw.res;
    if (served.destroyed) whenAnswered();
    else served.once('close', whenAnswered);

    const stream = answer.stream();
    streams.add(stream);
    stream.once('close', () => {
      streams.delete(stream);
      served.destroy();
    });
    // Also while the answer was waited for, of which nobody is told any more.
    if (request.signal.aborted) stream.destroy();
    request.signal.addEventListener('abort', () => stream.destroy(), { once: true });
    const hasBody = request.method !== 'HEAD' && !WITHOUT_BODY.has(answer.statusCode);
    if (!hasBody) stream.resume();
    return new Response(hasBody ? bodyOf(stream) : null, {
      status: answer.statusCode,
      headers: headersOf(answer.headers),
    });
  }

  return {
    async answer(request) {
      if (isClosed) return unavailable();
      const { promise, resolve } = Promise.withResolvers<undefined>();
      open.add(promise);
      void promise.then(() => open.delete(promise));
      try {
        return await inject(request, () => resolve(undefined));
      } catch {
        resolve(undefined);
        return unavailable();
      }
    },
    async close() {
      isClosed = true;
      await Promise.all(open);
    },
    cut: () => streams.forEach((stream) => stream.destroy()),
  };
}

/**
 * The stream, read as it is asked for. `Readable.toWeb` reads ahead: what it reads of a stream that was given up meanwhile it throws where nobody
 * catches, and the station ends.
 */
function bodyOf(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream.iterator() as NodeJS.AsyncIterator<Uint8Array>;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void stream.destroy(),
  });
}

const unavailable = () => new Response(null, { status: 503 });

function headersOf(answered: Record<string, number | string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answered)) {
    if (OF_THE_CONNECTION.has(name) && name !== 'content-length') continue;
    for (const each of [value ?? []].flat()) headers.append(name, String(each));
  }
  return headers;
}
