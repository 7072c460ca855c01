import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Scale, ScaleDrivers } from '#electron/engine/scale/ports.ts';
import { DiagnosticError, wordsOf } from '#electron/engine/diagnostic-error.ts';
import type { AvailableScale, SerialScale } from '#shared/schema/station/scale.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { readContinuousLine } from './continuous.ts';
import { createLines } from './lines.ts';
import type { SerialHandle, SerialLibrary, SerialPortEntry } from './serial-library.ts';
import { readSicsLine, SEND_NOW } from './sics.ts';

/** How often a scale is asked that speaks only when it is. */
const ASK_EVERY_MS = 200;

/** How often a port is looked for: one that is pulled out is not always said to be closed, and may be plugged in again by then. */
const LOOK_EVERY_MS = 1000;

/** Where Linux has a port under a name that stays the same, in whatever order adapters are plugged in. */
const BY_ID = '/dev/serial/by-id';
const SANE_ID = /^[A-Za-z0-9._:-]{1,150}$/;

const READERS = { sics: readSicsLine, continuous: readContinuousLine } as const;

/** Scales on serial ports. */
export function createSerialScales(load: () => Promise<SerialLibrary>, byId = BY_ID) {
  /** Its number is another one after it was plugged in again; two adapters of one kind may have the same name. */
  function lastingPath({ path, pnpId: id = '' }: SerialPortEntry, ports: readonly SerialPortEntry[]): string {
    const isOwn = SANE_ID.test(id) && ports.filter(({ pnpId }) => pnpId === id).length === 1;
    const named = join(byId, id);
    return isOwn && existsSync(named) ? named : path;
  }

  return {
    async available(): Promise<AvailableScale[]> {
      const ports = await (await load()).ports();
      return ports.map((port) => toAvailable(port, lastingPath(port, ports)));
    },

    async open(connection: SerialScale, hear: Parameters<ScaleDrivers['open']>[1]): Promise<Scale> {
      const port = await opened(await load(), connection);
      const lost = Promise.withResolvers<Diagnostic>();
      const { path } = connection;
      const broken = diagnostic('CONNECTION_BROKEN', { at: path });
      const gone = () => lost.resolve(broken);
      port.on('close', gone);
      port.on('error', gone);
      const device = deviceAt(path);
      const looking = setInterval(() => device !== null && deviceAt(path) !== device && gone(), LOOK_EVERY_MS);
      const read = READERS[connection.protocol];
      const lines = createLines((line) => {
        const signal = read(line);
        if (signal) hear(signal);
      });
      port.on('data', lines);
      const asking = connection.protocol === 'sics' ? setInterval(() => port.write(SEND_NOW), ASK_EVERY_MS) : undefined;
      return {
        lost: lost.promise,
        async close() {
          clearInterval(looking);
          clearInterval(asking);
          await port.close();
        },
      };
    },
  };
}

async function opened(library: SerialLibrary, connection: SerialScale): Promise<SerialHandle> {
  try {
    return await library.open(connection);
  } catch (error) {
    const [at, words] = [connection.path, wordsOf(error)];
    throw new DiagnosticError(diagnostic('SYSTEM_SAYS', { at, words }), {
      cause: error,
    });
  }
}

/** What is there now; null for nothing, and for a port that is no file. */
function deviceAt(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino} ${found.rdev}` : null;
}

const toAvailable = ({ path: shown, manufacturer }: SerialPortEntry, path: string): AvailableScale => ({
  name: manufacturer ? `${shown}, ${manufacturer}` : shown,
  connection: { type: 'serial', path, protocol: 'continuous', baudRate: 9600, framing: '8N1' },
});
