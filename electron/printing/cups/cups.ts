import { userInfo } from 'node:os';
import type { OpenedPrinter, PrintSheet, SendOutcome, SpoolReport } from '#electron/engine/printing/ports.ts';
import type { AvailablePrinters, CupsConnection, Printer } from '#shared/schema/printing/printer.ts';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { connectionDiagnostic, sendingDiagnostic } from '../why.ts';
import { bytesToSend } from '../copies.ts';
import { noPrinterAt, refusedAddress } from '../printer-zones.ts';
import { AddressRefusedError } from '#electron/net/ip-policy.ts';
import { toAvailable } from './available.ts';
import { firstGroup, number, texts, type IppAnswer, type IppGroup } from './ipp-answer.ts';
import {
  addressOf,
  callIpp,
  CupsRefusalError,
  isSuccess,
  NotSentError,
  refusalOf,
  type IppCall,
} from './ipp-client.ts';
import { GROUP, ipp, type IppAttribute } from './ipp-message.ts';
import { hasMedia, inMillimetres, mediaAttribute } from './media.ts';
import { JUDGED, judgeJob } from './job-verdict.ts';
import { spooledJobOf, spoolIdOf, type SpooledJob } from './spooled-job.ts';

/** RFC 8011, section 5.4.15, and CUPS's own operations. */
const OPERATION = {
  printJob: 0x0002,
  cancelJob: 0x0008,
  getJobAttributes: 0x0009,
  getPrinterAttributes: 0x000b,
  cupsGetDefault: 0x4001,
  cupsGetPrinters: 0x4002,
} as const;

const NAME = 'CUPS';
const NOT_FOUND = 0x0406;
/** Refusals that pass by themselves: unavailable, a temporary error, no jobs now, busy, too many jobs (RFC 8011, appendix B.1.5). */
const PASSING: readonly number[] = [0x0502, 0x0505, 0x0506, 0x0507, 0x050b];
const STOPPED = 5;
const ASK_MS = 5000;
const PRINT_MS = 30_000;

const wanted = (...names: string[]): IppAttribute => ['requested-attributes', ...names.map(ipp.keyword)];
const user = (): IppAttribute => ['requesting-user-name', ipp.name(nameOfUser())];
const pathOf = ({ queue }: CupsConnection) => `/printers/${encodeURIComponent(queue)}`;
const printerUri = (connection: CupsConnection): IppAttribute => [
  'printer-uri',
  ipp.uri(`ipp://localhost${pathOf(connection)}`),
];

/** In a container a user may have a number and no name; CUPS wants some name. */
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'packbench';
  }
}

/** Queues of CUPS, spoken to in IPP over HTTP; no program is started. */
export function createCups() {
  const call = (server: string | undefined, request: Omit<IppCall, 'timeoutMs'> & { timeoutMs?: number }) =>
    callIpp(addressOf(server), { timeoutMs: ASK_MS, ...request });

  const askQueue = (connection: CupsConnection, signal?: AbortSignal): Promise<IppAnswer> =>
    call(connection.server, {
      operation: OPERATION.getPrinterAttributes,
      path: pathOf(connection),
      attributes: [
        printerUri(connection),
        user(),
        wanted('printer-is-accepting-jobs', 'printer-state', 'printer-state-message', 'media-supported'),
      ],
      ...(signal && { signal }),
    });

  /** Why a job that the queue has goes no further; null where the queue works, also where it takes no others. */
  async function pauseOf(connection: CupsConnection): Promise<Diagnostic | null> {
    const { queue } = connection;
    const found = queueDiagnostic(connection, await askQueue(connection));
    if (found?.code === 'QUEUE_PAUSED') return diagnostic('PRINT_IN_PAUSED_QUEUE', { queue });
    const { words = '' } = found?.values ?? {};
    return found?.code === 'QUEUE_PAUSED_SAYING' ? diagnostic('PRINT_IN_PAUSED_QUEUE_SAYING', { queue, words }) : null;
  }

  const askJob = ({ queue, id }: SpooledJob, operation: number, ...more: IppAttribute[]) =>
    call(queue.server, {
      operation,
      path: '/jobs/',
      attributes: [printerUri(queue), ['job-id', ipp.integer(Number(id))], user(), ...more],
    });

  async function print(connection: CupsConnection, sheet: PrintSheet, signal: AbortSignal): Promise<SendOutcome> {
    const isPage = sheet.format === 'PDF';
    try {
      const answer = await call(connection.server, {
        operation: OPERATION.printJob,
        path: pathOf(connection),
        attributes: [
          printerUri(connection),
          user(),
          ['job-name', ipp.name(`Packbench ${sheet.jobId}`)],
          ['document-format', ipp.mimeMediaType(isPage ? 'application/pdf' : 'application/vnd.cups-raw')],
        ],
        jobAttributes: isPage ? pageAttributes(sheet) : [copiesAttribute(1)],
        document: bytesToSend(sheet),
        timeoutMs: PRINT_MS,
        signal,
      });
      const jobId = number(firstGroup(answer, GROUP.job), 'job-id');
      if (PASSING.includes(answer.status)) return { kind: 'not_sent', trouble: refusalOf(answer) };
      if (!isSuccess(answer)) return { kind: 'refused', trouble: refusalOf(answer) };
      if (jobId === undefined) return { kind: 'uncertain', trouble: diagnostic('PRINT_WITHOUT_JOB', { at: NAME }) };
      return { kind: 'spooled', spoolId: spoolIdOf(jobId, connection), trouble: inQueue(String(jobId)) };
    } catch (error) {
      if (error instanceof NotSentError) return { kind: 'not_sent', trouble: unreachable(error) };
      if (error instanceof CupsRefusalError)
        return { kind: 'refused', trouble: diagnostic('PRINT_SERVICE_SAYS', { words: error.message }) };
      return { kind: 'uncertain', trouble: sendingDiagnostic(NAME, error) };
    }
  }

  return {
    /** Why no queue of this server is set up; null where one may be. */
    refusal({ server }: CupsConnection): Diagnostic | null {
      const address = server === undefined ? null : addressOf(server);
      return address !== null && 'host' in address ? refusedAddress(address.host) : null;
    },

    async available(): Promise<AvailablePrinters> {
      try {
        const fromServer = (operation: number) => call(undefined, { operation, path: '/', attributes: [user()] });
        const [printers, preferred] = await Promise.all([
          fromServer(OPERATION.cupsGetPrinters),
          fromServer(OPERATION.cupsGetDefault),
        ]);
        const [defaultName] = texts(firstGroup(preferred, GROUP.printer), 'printer-name');
        return { available: toAvailable(printers, defaultName), notes: [], troubles: [] };
      } catch (error) {
        const found = unreachable(error);
        return { available: [], notes: [inEnglish(found)], troubles: [found] };
      }
    },

    async trouble(connection: CupsConnection): Promise<Diagnostic | null> {
      try {
        return queueDiagnostic(connection, await askQueue(connection));
      } catch (error) {
        return unreachable(error);
      }
    },

    async open(connection: CupsConnection, sheet: PrintSheet, signal: AbortSignal): Promise<OpenedPrinter> {
      try {
        const answer = await askQueue(connection, signal);
        const found = queueDiagnostic(connection, answer);
        if (found !== null) return { kind: 'not_ready', trouble: found };
        const trouble = mediaDiagnostic(connection, sheet, firstGroup(answer, GROUP.printer));
        if (trouble !== null) return { kind: 'refused', trouble };
        return { kind: 'ready', send: () => print(connection, sheet, signal), close: () => undefined };
      } catch (error) {
        return { kind: 'not_ready', trouble: unreachable(error) };
      }
    },

    /** Where the job is, also where its printer is another one now, or none. */
    async follow(connection: Printer['connection'] | null, spoolId: string): Promise<SpoolReport> {
      const job = spooledJobOf(spoolId, connection);
      if (!job) return { kind: 'left' };
      try {
        const answer = await askJob(job, OPERATION.getJobAttributes, wanted(...JUDGED));
        if (answer.status === NOT_FOUND) {
          const trouble = diagnostic('PRINT_JOB_UNKNOWN', { at: NAME, job: job.id });
          return { kind: 'uncertain', fault: 'CONNECTION_LOST', trouble };
        }
        if (!isSuccess(answer)) return { kind: 'unreachable', trouble: refusalOf(answer) };
        const verdict = judgeJob(firstGroup(answer, GROUP.job));
        if (verdict.kind !== 'waiting') return verdict;
        return { kind: 'waiting', trouble: (await pauseOf(job.queue)) ?? inQueue(job.id, verdict.words) };
      } catch (error) {
        return job.isLeft ? { kind: 'left' } : { kind: 'unreachable', trouble: unreachable(error) };
      }
    },

    async cancel(connection: Printer['connection'] | null, spoolId: string): Promise<Diagnostic | null> {
      const job = spooledJobOf(spoolId, connection);
      if (!job) return diagnostic('PRINTER_OF_OTHER_KIND');
      try {
        const answer = await askJob(job, OPERATION.cancelJob);
        return isSuccess(answer) ? null : refusalOf(answer);
      } catch (error) {
        return unreachable(error);
      }
    },
  };
}

const inQueue = (job: string, words: string | null = null): Diagnostic =>
  words === null
    ? diagnostic('PRINT_SPOOLED', { at: NAME, job })
    : diagnostic('PRINT_SPOOLED_SAYING', { at: NAME, job, words });

function unreachable(error: unknown): Diagnostic {
  const cause = error instanceof NotSentError ? error.cause : error;
  if (cause instanceof AddressRefusedError) return noPrinterAt(cause.host);
  return connectionDiagnostic(NAME, cause);
}

/** Why a queue takes nothing now, null where it does. A paused one would keep the label until somebody remembers. */
function queueDiagnostic({ queue }: CupsConnection, answer: IppAnswer): Diagnostic | null {
  if (answer.status === NOT_FOUND) return diagnostic('QUEUE_UNKNOWN', { queue });
  if (!isSuccess(answer)) return refusalOf(answer);
  const attributes = firstGroup(answer, GROUP.printer);
  const [message = ''] = texts(attributes, 'printer-state-message');
  const stopped = (code: 'QUEUE_CLOSED' | 'QUEUE_PAUSED'): Diagnostic =>
    message === '' ? diagnostic(code, { queue }) : diagnostic(`${code}_SAYING`, { queue, words: message });
  if (attributes.get('printer-is-accepting-jobs')?.[0] === false) return stopped('QUEUE_CLOSED');
  return number(attributes, 'printer-state') === STOPPED ? stopped('QUEUE_PAUSED') : null;
}

function mediaDiagnostic({ queue }: CupsConnection, { media }: PrintSheet, attributes: IppGroup): Diagnostic | null {
  if (media === null || hasMedia(texts(attributes, 'media-supported'), media)) return null;
  return diagnostic('QUEUE_WITHOUT_PAPER', { queue, paper: inMillimetres(media) });
}

/** Said of every job: a queue may be set to more. */
const copiesAttribute = (copies: number): IppAttribute => ['copies', ipp.integer(copies)];

/** Exactly the page, not scaled to another paper, and alone on it, whatever the queue is set to. */
const pageAttributes = ({ media, copies, isLabel }: PrintSheet): IppAttribute[] => [
  ...(media ? [mediaAttribute(media)] : []),
  ['print-scaling', ipp.keyword('none')],
  ['number-up', ipp.integer(1)],
  ...(isLabel ? [['sides', ipp.keyword('one-sided')] as const] : []),
  copiesAttribute(copies),
];
