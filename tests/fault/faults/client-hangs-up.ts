import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../helpers/until.ts';
import { ask, orderBody } from '../harness/buyer.ts';
import type { Fault } from '../harness/fault.ts';
import { inThisProcess, type Here } from '../harness/here.ts';

/** Where the client goes: after so much of its request, or so long after all of it. */
const OFFSETS = [
  { share: 0.1 },
  { share: 0.5 },
  { share: 0.9 },
  { share: 0.999 },
  { afterMs: 0 },
  { afterMs: 2 },
  { afterMs: 10 },
  { afterMs: 30 },
  { afterMs: 60 },
  { afterMs: 120 },
] as const;
type Offset = (typeof OFFSETS)[number];

/** A client hangs up at ten moments: what was sent whole is bought and can be asked for, what was not is never bought. */
export const clientHangsUp: Fault = {
  name: 'hang-up',
  title: `the client hangs up at ${OFFSETS.length} moments`,
  runs: { short: OFFSETS.length, long: OFFSETS.length * 20 },
  run: (times) =>
    inThisProcess({ carrier: { delayMs: 40 } }, async (here) => {
      const calls = Array.from({ length: times }, (_, count) => ({
        id: `hang-up-${count}`,
        offset: OFFSETS[count % OFFSETS.length] ?? { afterMs: 0 },
      }));
      for (const { id, offset } of calls) await hangUp(here, id, offset);
      const whole = calls.filter(({ offset }) => 'afterMs' in offset);
      const missing = await notBought(
        here,
        whole.map(({ id }) => id),
      );
      const more = here.carrier.sales().length - whole.length + missing.length;
      return [
        ...missing.map((id) => `call lost: ${id} was sent whole, and is not to be had`),
        ...(more === 0 ? [] : [`${more} sales more than calls that came whole`]),
      ];
    }),
};

async function hangUp({ station }: Here, id: string, offset: Offset): Promise<void> {
  const { host, hostname, port } = new URL(station.baseUrl);
  const body = JSON.stringify(orderBody());
  const text = [
    'POST /cloud-ship-service/v1/shipment HTTP/1.1',
    `Host: ${host}`,
    `Authorization: Bearer ${station.api.token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `transactionId: ${id}`,
    '',
    body,
  ].join('\r\n');
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  const sent = 'share' in offset ? text.slice(0, Math.floor(text.length * offset.share)) : text;
  await new Promise<void>((resolve) => socket.write(sent, () => resolve()));
  await wait('afterMs' in offset ? offset.afterMs : 5);
  socket.resetAndDestroy();
}

/** Those that the client, asking again and again, is never told to be bought. */
async function notBought({ station, buyer }: Here, ids: string[]): Promise<string[]> {
  const missing = () => ids.filter((id) => buyer.orders.get(id)?.kind !== 'bought');
  await until(
    async () => {
      for (const id of missing()) buyer.orders.set(id, await ask(station.api, id));
      return missing().length === 0;
    },
    { everyMs: 20, atMostMs: 10_000 },
  );
  return missing();
}
