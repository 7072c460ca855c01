import { expect } from 'vitest';
import type { Answer, Api } from '../helpers/api.ts';
import { request } from '../helpers/requests.ts';
import { LOSES_VOIDS, onStationWith } from './station/faulty-station.ts';

/** A void whose answer is lost; the label still counts as one. */
export const voidWithoutAnswer = (): Promise<Answer> =>
  onStationWith(LOSES_VOIDS, async ({ api }) => {
    await api.ship('voided', request());
    const { body } = await api.get('/station/v1/shipments?transactionId=voided');
    const path = `/station/v1/shipments/${body.shipments[0].id}`;
    const answer = await api.post(`${path}/void`, { reason: 'wrong box' });
    expect((await api.get(path)).body.shipment.state).toBe('LABELLED');
    return answer;
  });

/** Tries wrong keys until no more may be tried. */
export async function guessUntilRefused(api: Api): Promise<Answer> {
  const guess = () =>
    api.call('POST', '/oauth/token', {
      raw: 'grant_type=client_credentials&client_id=AKGUESS&client_secret=x',
      token: null,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  let answer = await guess();
  for (let tries = 1; tries < 50 && answer.status === 401; tries++) answer = await guess();
  return answer;
}
