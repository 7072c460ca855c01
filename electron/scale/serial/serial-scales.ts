import { existsSync } from 'node:fs';
import type { Scale, ScaleDrivers } from '#electron/engine/scale/ports.ts';
import { DiagnosticError, wordsOf } from '#electron/engine/diagnostic-error.ts';
import type { AvailableScale, SerialScale } from '#shared/schema/station/scale.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { readContinuousLine } from './continuous.ts';
import { createLines } from './lines.ts';
import type { SerialHandle, SerialLibrary } from './serial-library.ts';
import { readSicsLine, SEND_NOW } from './sics.ts';

/** How often a scale is asked that speaks only when it is. */
const ASK_EVERY_MS = 200;

/** How often a port is looked for: one that is pulled out is not always said to be closed. */
const LOOK_EVERY_MS = 1000;

const READERS = { sics: readSicsLine, continuous: readContinuousLine } as const;

/** Scales on serial ports. */
export function createSerialScales(load: () => Promise<SerialLibrary>) {
  return {
    available: async (): Promise<AvailableScale[]> => (await (await load()).ports()).map(toAvailable),

    async open(connection: SerialScale, hear: Parameters<ScaleDrivers['open']>[1]): Promise<Scale> {
      const port = await opened(await load(), connection);
      const lost = Promise.withResolvers<Diagnostic>();
      const { path } = connection;
      const broken = diagnostic('CONNECTION_BROKEN', { at: path });
      const gone = () => lost.resolve(broken);
      port.on('close', gone);
      port.on('error', gone);
      const isFile = existsSync(path);
      const looking = setInterval(() => isFile && !existsSync(path) && gone(), LOOK_EVERY_MS);
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

const toAvailable = ({ path, manufacturer }: { path: string; manufacturer?: string | undefined }): AvailableScale => ({
  name: manufacturer ? `${path}, ${manufacturer}` : path,
  connection: { type: 'serial', path, protocol: 'continuous', baudRate: 9600, framing: '8N1' },
});
