import { createStream, type FileSize, type RotatingFileStream } from 'rotating-file-stream';
import { makeFolder } from '../make-folder.ts';
import { logLine } from './log-line.ts';

const FILE = 'station.log';
/** Five files of two megabytes: weeks of ordinary days, and no more whatever happens. */
const SIZE: FileSize = '2M';
const FILES = 5;

export interface Log {
  write(event: string, details: Record<string, unknown>): void;
  /** Resolves when everything is written. */
  close(): Promise<void>;
}

/**
 * The station's log, in files of bounded size in the folder; the newest is `station.log`. Nothing is made before the first line, and a log
 * that cannot be written keeps nobody from shipping.
 * @param echo also gets every line
 */
export function openLog(
  folder: string,
  { echo, size = SIZE }: { echo?: (line: string) => void; size?: FileSize } = {},
): Log {
  let stream: RotatingFileStream | null = null;

  return {
    write(event, details) {
      const line = logLine(Date.now(), event, details);
      stream ??= openStream(folder, size);
      stream?.write(`${line}\n`);
      echo?.(line);
    },
    close: () => new Promise((resolve) => (stream ? stream.end(() => resolve()) : resolve())),
  };
}

function openStream(folder: string, size: FileSize): RotatingFileStream | null {
  try {
    makeFolder(folder);
    const nameOf = (index: unknown) => (index ? `station.${String(index)}.log` : FILE);
    const stream = createStream(nameOf, { path: folder, size, rotate: FILES - 1, mode: 0o600 });
    for (const trouble of ['error', 'warning'] as const) stream.on(trouble, () => undefined);
    return stream;
  } catch {
    return null;
  }
}
