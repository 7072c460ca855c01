import {
  PRINT_JOB_STATES,
  type PrintJob,
  type PrintJobPage,
  type PrintJobState,
} from '#shared/schema/printing/print-job.ts';
import { badParameter, orBadCursor } from '../bad-parameter.ts';
import { type Caller, clientsSeen } from '../identity/index.ts';
import type { PrintJobRecord, PrintJobStore } from './ports.ts';

/** The query parameters of the list, as they came. */
export type PrintJobParameters = Partial<
  Record<'shipmentId' | 'documentId' | 'printerId' | 'clientId' | 'state' | 'cursor', string> & { limit: number }
>;

const DEFAULT_LIMIT = 50;

/** One page of print jobs, newest first. @throws EngineError FIELD_INVALID, naming the parameter. */
export async function listPrintJobs(
  store: PrintJobStore,
  caller: Caller,
  parameters: PrintJobParameters,
): Promise<PrintJobPage> {
  const { clientId, state, limit, ...rest } = parameters;
  const clientIds = clientsSeen(caller, clientId);
  const query = {
    ...rest,
    ...(clientIds !== undefined && { clientIds }),
    ...(state !== undefined && { states: state.split(',').map(toState) }),
    limit: limit ?? DEFAULT_LIMIT,
  };
  const { jobs, next } = await orBadCursor(store.list(query), parameters.cursor);
  return { printJobs: jobs.map(toPrintJob), next };
}

function toState(text: string): PrintJobState {
  const state = PRINT_JOB_STATES.find((candidate) => candidate === text.trim().toUpperCase());
  if (state) return state;
  throw badParameter(
    'state',
    `state must be one or several of ${PRINT_JOB_STATES.join(', ')}; "${text}" is none.`,
    text,
  );
}

/** A job as it is shown: instants as text, the spooler's own name of it left out. */
export function toPrintJob({ spoolId: _, createdAt, updatedAt, ...job }: PrintJobRecord): PrintJob {
  return { ...job, createdAt: new Date(createdAt).toISOString(), updatedAt: new Date(updatedAt).toISOString() };
}
