/**
 * What a line of the log may hold: ids, codes, counts and places of the program. Everything else stays out, words of carriers and messages
 * of errors above all, since they may quote an address.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  'backup',
  'batchId',
  'bytes',
  'carrierId',
  'check',
  'clientId',
  'count',
  'desk',
  'jobId',
  'manifestId',
  'notice',
  'outcome',
  'part',
  'printerId',
  'requestId',
  'route',
  'shipmentId',
  'spilled',
  'state',
  'step',
  'webhookId',
]);
const MOST_CHARACTERS = 200;
/** A notice is whole sentences of the station's own, with names and fingerprints of the hub in them. */
const MOST_OF_A_NOTICE = 1000;
const MOST_FRAMES = 12;

/** An error by kind and place, without its words. */
export interface DescribedError {
  error: string;
  stack?: string[];
  cause?: DescribedError;
}

function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { error: /^[A-Z]\w*Error\b/.exec(String(error))?.[0] ?? typeof error };
  const { name, cause } = error;
  const { code } = error as NodeJS.ErrnoException;
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim());
  return {
    error: [name, typeof code === 'string' ? code : ''].filter(Boolean).join(' '),
    stack,
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** One line of JSON, without a line break. */
export function logLine(at: number, event: string, details: Record<string, unknown>): string {
  const kept = Object.entries(details).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'error') return Object.entries(describeError(value));
    if (!ALLOWED.has(name)) return [];
    const most = name === 'notice' ? MOST_OF_A_NOTICE : MOST_CHARACTERS;
    return [[name, typeof value === 'string' ? value.slice(0, most) : scalar(value)]];
  });
  return JSON.stringify({ at: new Date(at).toISOString(), event, ...Object.fromEntries(kept) });
}

const scalar = (value: unknown) => (typeof value === 'number' || typeof value === 'boolean' ? value : null);
