import { describe, expect, test } from 'vitest';
import { orderDraft, orderPath } from '../../api/orders/order-draft.ts';
import { batchesOf, csv, line } from '../../helpers/batches.ts';
import { recipientIn, request } from '../../helpers/requests.ts';
import { draft } from '../../printing/samples.ts';
import { findChromium } from '../chromium.ts';
import { expectToFit } from '../fits.ts';
import { goTo } from '../to-screen.ts';
import { useWindow } from '../window.ts';
import { textsOutside } from './outside.ts';

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
const NUMBER = 'ORDERWITHOUTEND'.repeat(5);

describe.skipIf(findChromium() === null)('words that are longer than their room', () => {
  const { station, open } = useWindow();

  async function seedLongWords(): Promise<string> {
    const { api } = station;
    const { address } = recipientIn('US');
    const recipient = {
      address: { ...address, city: WORD.slice(0, 40) },
      contact: { personName: WORD, phoneNumber: '5551234567' },
    };
    await api.ship('long-words', request({ recipient }));
    await api.call('PUT', orderPath(NUMBER), { body: orderDraft({ recipient, note: WORD + WORD, tags: [WORD] }) });
    await api.call('POST', `${orderPath(NUMBER)}/hold`, { body: { reason: WORD + WORD } });
    const at = { type: 'raw', host: '127.0.0.1', port: 1 } as const;
    await api.post('/station/v1/printers', draft(at, { id: 'long', name: WORD }));
    await api.post('/station/v1/packers', { name: WORD, role: 'packer', badge: 'ABCDEFGHIJKLMNOPQRSTUVWX' });
    await batchesOf(() => api).create(csv(line('PO-1')), { name: WORD });
    const { body } = await api.get('/station/v1/shipments?transactionId=long-words');
    return body.shipments[0].id as string;
  }

  test('are broken, and lie over nothing that stands beside them', async () => {
    const id = await seedLongWords();
    const [{ id: batch }] = (await station.api.get('/station/v1/batches')).body.batches;
    const { page } = await open({ language: 'de', size: { width: 1024, height: 768 } });
    const paths = [
      ...[`/orders/shop/${NUMBER}`, `/pack?source=shop&orderNumber=${NUMBER}`, `/history/${id}`, '/batch'],
      ...[`/batch/${batch}`, '/printers', '/settings/addresses', '/settings/packers', '/doctor'],
    ];
    for (const path of paths) {
      await goTo(page, path);
      await page
        .getByText(/^Donaudampf|ORDERWITHOUTEND/)
        .first()
        .waitFor();
      expect([path, ...(await textsOutside(page))]).toEqual([path]);
      await expectToFit(page, path);
    }
    await goTo(page, '/settings/packers');
    await page.getByRole('button', { name: 'Ändern' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await textsOutside(page)).toEqual([]);
  });
});
