import { createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_LANGUAGES, SAMPLE_TASKS, sampleFile } from '#electron/api/samples/sample-files.ts';
import { createApi } from '../helpers/api.ts';
import { startReceiver, type Received, type Receiver } from '../helpers/receiver.ts';
import { internationalRequest, line, request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';
import { RUNNABLE, runSample, samplePath, type SampleCall } from './run-sample.ts';

const station = useStation();
const folder = mkdtempSync(join(tmpdir(), 'packbench-samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const environment = () => ({
  PACKBENCH_URL: station.baseUrl,
  PACKBENCH_ACCESS_KEY: station.credentials.accessKey,
  PACKBENCH_SECRET_KEY: station.credentials.secretKey,
  PACKBENCH_TOKEN: station.api.token,
});
const statesOf = async (transactionId: string): Promise<string[]> => {
  const { body } = await station.api.get(`/station/v1/shipments?transactionId=${encodeURIComponent(transactionId)}`);
  return body.shipments.map(({ state }: { state: string }) => state);
};
const stateOf = async (transactionId: string) => (await statesOf(transactionId))[0];

describe.each(SAMPLE_LANGUAGES.map((language) => [language.label, language] as const))('in %s', (label, language) => {
  const sample = (task: Parameters<typeof runSample>[0], call: SampleCall = {}) =>
    runSample(task, language, { ...call, env: { ...environment(), ...call.env } });
  /** With what an address takes for something else. */
  const id = (name: string) => `${label}/#${name}?&%41[1]`;

  describe.runIf(RUNNABLE.has(language))('the sample', () => {
    test('of a token prints one that the station takes', async () => {
      const { code, out } = await sample('token');

      expect(code).toBe(0);
      expect((await station.api.get('/station/v1/accounts', { token: out.trim() })).status).toBe(200);
    });

    test('of a token fails where the keys are wrong', async () => {
      const { out } = await sample('token', { env: { PACKBENCH_SECRET_KEY: 'wrong' } });

      expect(out).not.toMatch(/^[\w-]{43}\s*$/);
    });

    test('of a purchase buys a label, and sent again says that it was bought', async () => {
      const first = await sample('ship', { args: [id('ship')] });
      const again = await sample('ship', { args: [id('ship')] });

      expect([first.code, JSON.parse(first.out).data.transactionId]).toEqual([0, id('ship')]);
      expect(await stateOf(id('ship'))).toBe('LABELLED');
      expect(again.code).not.toBe(0);
      expect(again.out + again.err).toMatch(/TRANSACTION_ID_REPEATED[\s\S]*"purchase": ?"made"/);
    });

    test('of a status prints the stored answer, or the problem that the purchase ended with', async () => {
      await station.api.ship(id('status'), request());
      await station.api.ship(id('doubt'), request({ itemLines: [line({ itemCode: 'TEST-UNKNOWN' })] }));
      const stored = await sample('status', { args: [id('status')] });
      const problem = await sample('status', { args: [id('doubt')] });

      expect([stored.code, JSON.parse(stored.out).state]).toEqual([0, 'LABELLED']);
      expect(problem.code).not.toBe(0);
      expect(problem.out + problem.err).toContain('CARRIER_OUTCOME_UNKNOWN');
    });

    test('of a label saves that of each package under its number, and no invoice', async () => {
      const items = [line({ itemTransactionId: 'p1' }), line({ itemTransactionId: 'p2' })];
      const { body } = await station.api.ship(id('label'), {
        ...internationalRequest(),
        itemLines: items,
      });
      expect(body.data.transactionShipments[0].packageDocuments).toHaveLength(2);
      const saved = mkdtempSync(join(folder, `${label}-`));
      const { code, err } = await sample('label', { args: [id('label'), saved] });

      expect([code, err, readdirSync(saved).sort()]).toEqual([0, '', ['1.pdf', '2.pdf']]);
      const [first, second] = ['1.pdf', '2.pdf'].map((name) => readFileSync(join(saved, name)).toString('base64'));
      const stored = await station.api.get(
        `/station/v1/shipments/by-transaction/${encodeURIComponent(id('label'))}?documents=base64`,
      );
      const labelOf = (index: number) => stored.body.data.transactionShipments[index].packageDocuments[0].fileBase64;
      expect([first === labelOf(0), second === labelOf(1)]).toEqual([true, true]);
    });

    test('of a void voids the shipment that its client bought, not that of another one under the same id', async () => {
      const scopes = ['ship', 'read'];
      const { body } = await station.api.post('/station/v1/clients', { name: `Other ${label}`, scopes });
      const keys = { accessKey: body.client.accessKey, secretKey: body.secretKey };
      await station.api.ship(id('void'), request());
      await (await createApi(station.baseUrl, keys)).ship(id('void'), request());
      const { code } = await sample('void', { args: [id('void')] });

      // The newest first: that of the other client.
      expect([code, await statesOf(id('void'))]).toEqual([0, ['LABELLED', 'VOIDED']]);
    });

    test('of events follows what happens after the last one that was seen', async () => {
      await station.api.ship(id('events'), request());
      const { out } = await sample('events', { args: ['1'], until: (text) => text.includes(id('events')) });

      expect(out).toContain(id('events'));
    });
  });
});

describe('a webhook’s message', () => {
  let receiver: Receiver;
  let secret = '';
  let message: Received;
  beforeAll(async () => {
    receiver = await startReceiver();
    const { body } = await station.api.post('/station/v1/webhooks', { name: 'Shop', url: receiver.url });
    secret = body.secret;
    await station.api.post(`/station/v1/webhooks/${body.webhook.id}/test`, undefined);
    const [first] = receiver.received;
    if (!first) throw new Error('No message came');
    message = first;
  });
  afterAll(() => receiver.close());

  /** As the station would have signed it so many seconds later. */
  const signedAt = (seconds: number) => {
    const timestamp = String(Number(message.headers['webhook-timestamp']) + seconds);
    const signed = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'));
    const digest = signed
      .update(`${String(message.headers['webhook-id'])}.${timestamp}.${message.text}`)
      .digest('base64');
    return { timestamp, signature: `v1,${digest}` };
  };

  describe.each(SAMPLE_LANGUAGES.map((language) => [language.label, language] as const))(
    'in %s',
    (_label, language) => {
      const verify = (changes: { body?: string; id?: string; timestamp?: string; signature?: string } = {}) => {
        const { headers, text } = message;
        const args = [
          changes.id ?? String(headers['webhook-id']),
          changes.timestamp ?? String(headers['webhook-timestamp']),
          changes.signature ?? String(headers['webhook-signature']),
        ];
        return runSample('webhook', language, {
          args,
          input: changes.body ?? text,
          env: { PACKBENCH_WEBHOOK_SECRET: secret },
        });
      };

      describe.runIf(RUNNABLE.has(language))('the sample', () => {
        test('takes it as it came', async () => {
          expect(await verify()).toMatchObject({ code: 0, out: expect.stringMatching(/^verified\s*$/) });
        });

        test.each([
          ['another body', () => ({ body: message.text.replace('webhook', 'shipment') })],
          ['another id', () => ({ id: 'another' })],
          ['an older time', () => signedAt(-1000)],
          ['a time to come', () => signedAt(1000)],
          ['a time that is none', () => signedAt(NaN)],
          ['no signature', () => ({ signature: 'v1,' })],
        ])('refuses %s', async (_name, changes) => {
          expect(await verify(changes())).toMatchObject({ code: 1, out: '' });
        });
      });
    },
  );
});

describe('the documentation', () => {
  test.each(SAMPLE_TASKS)(
    'shows the very files of $task, folded, and for tools that look for samples',
    async (task) => {
      const { body } = await station.api.get('/openapi.json', { token: null });
      const operations = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap(Object.values);
      const operation = operations.find(({ operationId }) => operationId === task.operationId);
      const files = SAMPLE_LANGUAGES.map((each) =>
        readFileSync(samplePath(sampleFile(task.task, each)), 'utf8').trimEnd(),
      );

      expect(operation['x-codeSamples'].map(({ source }: { source: string }) => source)).toEqual(files);
      for (const file of files) expect(operation.description).toContain(file);
      expect(body.info.description).toContain(`/${task.operationId})`);
    },
  );
});
