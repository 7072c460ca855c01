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
 * The station's log, in files of bounded size in the folder; the newest is `station.log`. Nothing is made before the first line. A log
 * that cannot be written, as on a full disk, keeps nobody from shipping, and is written again as soon as it can be.
 * @param echo also gets every line
 */
export function openLog(
  folder: string,
  { echo, size = SIZE }: { echo?: (line: string) => void; size?: FileSize } = {},
): Log {
  let stream: RotatingFileStream | null = null;
  /** A line may have been broken off in the middle. */
  let isBroken = false;

  function open(): RotatingFileStream | null {
    const opened = openStream(folder, size);
    opened?.on('error', () => {
      isBroken = true;
      if (stream === opened) stream = null;
    });
    return opened;
  }

  return {
    write(event, details) {
      const line = logLine(Date.now(), event, details);
      stream ??= open();
      stream?.write(isBroken ? `\n${line}\n` : `${line}\n`);
      isBroken = false;
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
    return stream.on('warning', () => undefined);
  } catch {
    return null;
  }
}
