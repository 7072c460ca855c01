import { checkContract, type Answer } from '../helpers/api.ts';
import { rawCall, type RawCall } from '../helpers/raw.ts';
import type { TestStation } from '../helpers/station.ts';

/** A call that `fetch` cannot make, checked against the contract all the same. */
export async function rawTo(station: TestStation, call: RawCall): Promise<Answer> {
  const { status, headers, json } = await rawCall(station.baseUrl, {
    ...call,
    headers: { authorization: `Bearer ${station.api.token}`, ...call.headers },
  });
  const answer = { status, headers: new Headers(headers as Record<string, string>), body: json };
  checkContract(call.method ?? 'GET', call.path.split('?')[0] ?? '', answer);
  return answer;
}
