import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { DocumentSource } from '#electron/engine/shipping/documents/document.ts';
import { labelOf } from '../../fault/carrier/answers.ts';
import { useGateway } from './gateway.ts';

const gateway = useGateway({ elsewhere: 'http://127.0.0.2:1' });

/** Buys with labels as links, and fetches them as the station does. */
async function fetchLabels(itemCode: string, changes: Parameters<typeof gateway.order>[0] = {}) {
  const order = gateway.order({ itemCode, ...changes });
  const bought = await gateway.adapter.purchase(order);
  if (bought.kind !== 'purchased') throw new Error(bought.reason);
  const sources: DocumentSource[] = bought.documentSources ?? [];
  const [trackingNumber = ''] = bought.trackingNumbers;
  const before = gateway.carrier.calls.length;
  const fetching = gateway.adapter.documents({ ...order, trackingNumbers: [], sources, unlabelled: [] });
  return { fetching, sources, trackingNumber, bought, callsSince: () => gateway.carrier.calls.slice(before) };
}

test('a sale whose labels are links says where they lie', async () => {
  const { bought, sources, fetching } = await fetchLabels('label-once-404');
  await fetching;
  expect(bought).toMatchObject({ kind: 'purchased', documents: [] });
  expect(sources).toEqual([
    { packageNumber: 1, contentType: 'LABEL', imageType: 'pdf', url: expect.stringContaining('/labels/') },
  ]);
});

test('a label is fetched by its link without credentials, and without asking anything else', async () => {
  const order = gateway.order();
  const url = `${gateway.carrier.url}/labels/label/UP1`;
  const before = gateway.carrier.calls.length;
  const source: DocumentSource = { packageNumber: 1, contentType: 'LABEL', imageType: 'pdf', url };
  const fetched = await gateway.adapter.documents({ ...order, trackingNumbers: [], sources: [source], unlabelled: [] });
  expect(fetched).toEqual([{ packageNumber: 1, contentType: 'LABEL', imageType: 'pdf', bytes: labelOf('UP1') }]);
  const calls = gateway.carrier.calls.slice(before);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /labels/label/UP1']);
  expect(calls[0]?.headers).not.toHaveProperty('authorization');
});

describe('a label that its link does not give is asked for by look-up', () => {
  test.each(['label-404', 'label-page', 'label-redirect', 'label-large', 'label-elsewhere'])('%s', async (itemCode) => {
    const { fetching, trackingNumber, callsSince } = await fetchLabels(itemCode);
    expect(await fetching).toMatchObject([{ packageNumber: 1, bytes: labelOf(trackingNumber) }]);
    expect(callsSince().map(({ method }) => method)).not.toContain('POST');
  });

  test('a label in the answer that is none', async () => {
    const order = gateway.order({ itemCode: 'label-broken-base64' });
    const bought = await gateway.adapter.purchase(order);
    expect(bought).toMatchObject({
      documents: [],
      documentSources: [],
      detail: { code: 'DOCUMENTS_UNUSABLE', values: { faults: expect.stringContaining('Package 1') } },
    });
    const found = await gateway.adapter.documents({ ...order, trackingNumbers: [], sources: [], unlabelled: [1] });
    expect(found).toMatchObject([{ packageNumber: 1, contentType: 'LABEL' }]);
  });
});

test('a label of other numbers than the shipment bears is not taken for its own', async () => {
  const order = gateway.order({ itemCode: 'label-broken-base64' });
  await gateway.adapter.purchase(order);
  const asked = { ...order, trackingNumbers: ['UP-OTHER'], sources: [], unlabelled: [1] };
  await expect(gateway.adapter.documents(asked)).rejects.toThrow('not there yet');
});

test('a form for customs that is nowhere to be had is waited for, and then holds up no label', async () => {
  const order = gateway.order();
  const url = 'http://127.0.0.1:1/form';
  const form: DocumentSource = { packageNumber: 1, contentType: 'COMMERCIAL_INVOICE', imageType: 'pdf', url };
  const label: DocumentSource = { ...form, contentType: 'LABEL' };
  const fetchedAt = (acceptedAt: number, ...sources: DocumentSource[]) =>
    gateway.adapter.documents({ ...order, acceptedAt, trackingNumbers: [], sources, unlabelled: [] });
  await expect(fetchedAt(Date.now(), form)).rejects.toThrow();
  expect(await fetchedAt(Date.now() - 90_000, form)).toEqual([]);
  await expect(fetchedAt(Date.now() - 90_000, form, label)).rejects.toThrow();

  const there: DocumentSource = { ...label, url: `${gateway.carrier.url}/labels/label/UP1` };
  await expect(fetchedAt(Date.now(), form, there)).rejects.toThrow();
  expect(await fetchedAt(Date.now() - 90_000, form, there)).toMatchObject([{ contentType: 'LABEL' }]);
});

test('a label that is nowhere to be had is an error in words, and buys nothing', async () => {
  const order = gateway.order();
  const before = gateway.carrier.sales().length;
  await expect(
    gateway.adapter.documents({ ...order, trackingNumbers: [], sources: [], unlabelled: [1] }),
  ).rejects.toThrow('not there yet');
  expect(gateway.carrier.sales()).toHaveLength(before);
});

test('the labels of 60 packages are fetched a few at a time', async () => {
  let open = 0;
  let highest = 0;
  const server = createServer((request, response) => {
    if (request.url === '/nothing') return void response.end();
    open += 1;
    highest = Math.max(highest, open);
    // Answered once others that were sent at the same time have had time to come.
    void askThrice().then(() => {
      open -= 1;
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(labelOf('UP1'));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const askThrice = async () => {
    for (let count = 0; count < 3; count += 1) await (await fetch(`${baseUrl}/nothing`)).text();
  };
  const items = Array.from({ length: 60 }, (_, index) => `p${index}`);
  const order = gateway.order({ items, config: { baseUrl }, timeoutMs: 60_000 });
  const sources = items.map((_, index): DocumentSource => ({
    ...{ packageNumber: index + 1, contentType: 'LABEL', imageType: 'pdf', url: `${baseUrl}/${index}` },
  }));
  const documents = await gateway.adapter.documents({ ...order, trackingNumbers: [], sources, unlabelled: [] });
  server.close();
  expect(documents.map(({ packageNumber }) => packageNumber)).toEqual(items.map((_, index) => index + 1));
  expect(highest).toBeLessThanOrEqual(8);
});
