import type { Desk } from '../world/desk.ts';
import type { World } from '../world/world.ts';

/** Of a label that is voided nothing comes out any more that the spooler had before, as the station knew, and still has. */
export async function calledBack<T>(
  { events, home, books }: World,
  desk: Desk,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const spooled: string[] = [];
  events.hold(async () => {
    for (const jobId of desk.printers.waiting()) {
      const job = await home.sight?.job(jobId);
      if (job?.shipmentId === id && job.state === 'SPOOLED') spooled.push(jobId);
    }
  });
  const result = await work();
  for (const jobId of desk.printers.waiting())
    if (spooled.includes(jobId))
      books.violated('no voided label is printed', `job ${jobId} waits at the printer, and its label is voided`);
  return result;
}
