import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { VENDORS } from '../../connectors/description.ts';

/** One exchange with EasyPost as its own tests recorded it. */
export interface Recorded {
  name: string;
  /** Below the folder of the recordings. */
  file: string;
  method: string;
  path: string;
  query: URLSearchParams;
  /** Parsed; undefined where there was none. */
  request: unknown;
  status: number;
  answer: unknown;
  /** As it came. */
  bytes: Buffer;
}

interface Har {
  log: {
    entries: {
      request: { method: string; url: string; postData?: { text?: string } };
      response: { status: number; content: { text?: string } };
    }[];
  };
}

const FOLDER = join(VENDORS, 'easypost/cassettes');

/** Every file that lies there, whatever it is called. */
export const recordedFiles = () =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(FOLDER, join(parentPath, name)))
    .toSorted();

/** All exchanges of all recordings; empty where they are not beside the project, which is said in a line. */
export function readRecordings(): Recorded[] {
  if (!existsSync(FOLDER)) {
    console.log('EasyPost is not replayed: its recordings are not beside the project.');
    return [];
  }
  return recordedFiles().flatMap((file) => {
    const { log } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Har;
    return log.entries.map(({ request, response }, index) => {
      const url = new URL(request.url);
      const sent = request.postData?.text;
      const bytes = Buffer.from(response.content.text ?? '');
      return {
        file,
        name: `${file.split('/').slice(0, -1).join('/').replaceAll(/_\d+/g, '')} ${index + 1}`,
        method: request.method,
        path: url.pathname,
        query: url.searchParams,
        request: sent ? (JSON.parse(sent) as unknown) : undefined,
        status: response.status,
        answer: JSON.parse(bytes.toString()) as unknown,
        bytes,
      };
    });
  });
}
