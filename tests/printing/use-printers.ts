import { expect } from 'vitest';
import type { Printer } from '#shared/schema/printing/printer.ts';
import type { PrintJob } from '#shared/schema/printing/print-job.ts';
import type { PrintTiming } from '#electron/engine/printing/timing.ts';
import type { Api } from '../helpers/api.ts';
import { request } from '../helpers/requests.ts';
import { draft } from './samples.ts';

/** A station that waits for printers in milliseconds where others wait in seconds. */
export const HURRIED: Partial<PrintTiming> = {
  retryMs: [20],
  triesBeforeFallback: 2,
  followMs: { shortest: 20, longest: 100 },
};

let count = 0;

/** What tests of printing do with a station again and again. */
export function printingWith(api: () => Api) {
  const readJob = async (id: string) => (await api().get(`/station/v1/print-jobs/${id}`)).body;

  return {
    /** Sets up a printer, in place of one with the same id. */
    async setUp(connection: Printer['connection'], change: Partial<Printer> = {}): Promise<void> {
      const body = draft(connection, change);
      const path = '/station/v1/printers';
      const made = await api().post(path, body);
      if (made.status === 201) return;
      const changed = await api().call('PUT', `${path}/${String(body['id'])}`, { body });
      expect(changed.status, changed.body.detail).toBe(200);
    },

    /** Buys a label; its shipment, document and tracking number. */
    async bought(body: unknown = request()) {
      const transactionId = `print-${process.pid}-${++count}`;
      const { body: answer } = await api().ship(transactionId, body);
      const { shipmentId } = (await api().get(`/station/v1/shipments/by-transaction/${transactionId}`)).body;
      const detail = (await api().get(`/station/v1/shipments/${shipmentId}`)).body;
      return {
        shipmentId: shipmentId as string,
        documentId: detail.documents[0].id as string,
        trackingNumber: answer.data.transactionShipments[0].trackingNumber as string,
      };
    },

    /** Asks for prints, and gives the jobs; fails where they were refused. */
    async print(body: Record<string, unknown>): Promise<PrintJob[]> {
      const answer = await api().post('/station/v1/print-jobs', body);
      expect(answer.status, answer.body.detail).toBe(201);
      return answer.body.printJobs;
    },

    readJob,

    /** Waits until the job is in one of the states, and gives it. */
    async settled(job: PrintJob | undefined, ...states: PrintJob['state'][]): Promise<PrintJob> {
      return expect
        .poll(async () => states.includes((await readJob(job?.id ?? '')).printJob.state), {
          timeout: 30_000,
          interval: 20,
        })
        .toBe(true)
        .then(async () => (await readJob(job?.id ?? '')).printJob);
    },

    /** The states a job went through. */
    async statesOf(job: PrintJob): Promise<string[]> {
      return (await readJob(job.id)).history.map(({ to }: { to: string }) => to);
    },
  };
}
