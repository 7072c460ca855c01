import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { useStation } from '../helpers/use-station.ts';

const station = useStation();

test('a caller that hangs up before it is admitted is gone when its call begins', async () => {
  const { host, hostname, port } = new URL(station.baseUrl);
  const { engine } = station;
  const { authenticate } = engine.identity;
  const { open } = engine.events;
  const admission = Promise.withResolvers<undefined>();
  const asked = Promise.withResolvers<undefined>();
  const begun = Promise.withResolvers<AbortSignal>();
  engine.identity.authenticate = async (token) => {
    asked.resolve(undefined);
    await admission.promise;
    return authenticate(token);
  };
  engine.events.open = (call) => {
    begun.resolve(call.gone);
    return open(call);
  };
  const caller = connect({ host: hostname, port: Number(port) });
  const head = ['GET /station/v1/events HTTP/1.1', `Host: ${host}`, `Authorization: Bearer ${station.api.token}`];
  caller.write([...head, '', ''].join('\r\n'));
  await asked.promise;
  caller.resetAndDestroy();
  await once(caller, 'close');
  // Answered after the station has seen that the other one is gone.
  for (let count = 0; count < 3; count += 1) await station.api.get('/health/live', { token: null });
  admission.resolve(undefined);
  const gone = await begun.promise;
  Object.assign(engine.identity, { authenticate });
  Object.assign(engine.events, { open });
  expect(gone.aborted).toBe(true);
});
