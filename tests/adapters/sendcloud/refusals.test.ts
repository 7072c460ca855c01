import { describe, expect, test } from 'vitest';
import { useSendcloud } from './sendcloud.ts';

const sendcloud = useSendcloud();

describe('what the service refuses is said in one sentence, with its own words', () => {
  test.each([
    [
      'a member',
      400,
      'required',
      'This field is required.',
      '/to_address/name',
      '/to_address/name: This field is required.',
      'SERVICE_ADDRESS_REFUSED',
    ],
    [
      'a carrier that is not enabled',
      403,
      'forbidden',
      'Enable the carrier first.',
      undefined,
      'Enable the carrier first.',
      'SERVICE_CARRIER_INACTIVE',
    ],
    [
      'a service that is not there',
      404,
      'not_found',
      'No such shipping option.',
      undefined,
      'No such shipping option.',
      'SERVICE_REFUSED',
    ],
  ])('%s', async (_, status, code, words, pointer, quoted, sentence) => {
    sendcloud.fake.next({ kind: 'refused', status, code, words, ...(pointer !== undefined && { pointer }) });
    expect(await sendcloud.adapter.purchase(sendcloud.order())).toMatchObject({
      kind: 'rejected',
      reason: quoted,
      trouble: { code: sentence, values: { words: quoted } },
    });
  });

  test('an unpaid account', async () => {
    sendcloud.fake.next({ kind: 'refused', status: 402, code: 'forbidden', words: 'Pay your invoices first.' });
    expect(await sendcloud.adapter.purchase(sendcloud.order())).toMatchObject({
      kind: 'rejected',
      reason: 'Pay your invoices first.',
      trouble: { code: 'BALANCE_TOO_LOW', values: { words: 'Pay your invoices first.' } },
    });
  });

  test('a wrong key: nothing was sent that could have been done', async () => {
    const adapter = await sendcloud.showing({ secretKey: 'another' });
    expect(await adapter.purchase(sendcloud.order())).toMatchObject({
      kind: 'not_sent',
      trouble: { code: 'ACCOUNT_REFUSED', values: { status: 401, words: 'Invalid username/password.' } },
    });
  });

  test('keys that were just changed buy nothing', async () => {
    const adapter = await sendcloud.showing({ identity: 'another' });
    expect(await adapter.purchase(sendcloud.order())).toMatchObject({ trouble: { code: 'ACCOUNT_KEYS_CHANGED' } });
    expect(sendcloud.asked()).toEqual([]);
  });
});
