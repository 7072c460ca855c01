import type { DocumentSource } from '#electron/engine/shipping/documents/document.ts';
import { describe, expect, test } from 'vitest';
import { diagnostics as inGerman } from '#shared/diagnostics/de.ts';
import { diagnostics as inEnglish } from '#shared/diagnostics/en.ts';
import type { FailedPurchase } from '#electron/engine/shipping/adapter.ts';
import { useShipengine } from './connected.ts';
import { LIVE_KEY } from './fake.ts';

const LATE_MS = 600_000;

describe('what goes wrong is said in one sentence, with the service’s words as a quotation', () => {
  const connected = useShipengine();
  const sentenceOf = ({ trouble }: FailedPurchase) => {
    const code = trouble?.code ?? 'ADAPTER_FAILED';
    expect([inEnglish[code], inGerman[code]].every((sentence) => sentence.length > 10)).toBe(true);
    return code;
  };
  const buying = async (adapter = connected.adapter, order = connected.order()) =>
    (await adapter.purchase(order)) as FailedPurchase;

  test('a wrong key', async () => {
    const failed = await buying(await connected.showing({ apiKey: 'TEST_other' }));
    expect([failed.kind, sentenceOf(failed)]).toEqual(['not_sent', 'KEYS_REFUSED']);
    expect(failed.trouble?.values).toMatchObject({ at: 'ShipEngine', words: 'The API key is invalid.' });
  });

  test('a key of the other mode', async () => {
    const live = await connected.showing({ apiKey: LIVE_KEY });
    const failed = await buying(live, connected.order({ config: { mode: 'LIVE' } }));
    expect([failed.kind, sentenceOf(failed)]).toEqual(['rejected', 'CARRIER_NOT_OF_LIVE_KEY']);
    expect(failed.trouble?.values).toMatchObject({ carrier: 'se-111111', words: 'Invalid carrier_id: se-111111' });
  });

  test.each([
    ['an empty wallet', 'account_status', 'insufficient_funds', 'BALANCE_TOO_LOW'],
    ['a carrier that is not enabled', 'account_status', 'carrier_disconnected', 'SERVICE_CARRIER_OFF'],
    ['a plan that does not cover it', 'account_status', 'invalid_billing_plan', 'SERVICE_PLAN_LACKS'],
    ['an address', 'validation', 'invalid_address', 'SERVICE_ADDRESS_REFUSED'],
    ['anything else', 'business_rules', 'unspecified', 'SERVICE_REFUSED'],
  ])('%s', async (_, type, code, expected) => {
    connected.fake.next({ kind: 'refuse', errors: [{ type, code, message: 'In its own words.' }] });
    const failed = await buying();
    expect([failed.kind, sentenceOf(failed), failed.reason]).toEqual(['rejected', expected, 'In its own words.']);
  });

  test.each([
    ['another id', { message: 'external_shipment_id exists', code: 'field_conflict' }, 'OWN_ID_TAKEN'],
    ['a silent carrier', { type: 'business_rules', message: 'No response from the carrier' }, 'ANSWER_PROVES_NOTHING'],
    ['a fault inside', { type: 'system', message: 'Oops' }, 'ANSWER_PROVES_NOTHING'],
    ['an unknown error', { code: 'unknown', message: 'Oops' }, 'ANSWER_PROVES_NOTHING'],
  ])('%s proves nothing', async (_, error, expected) => {
    connected.fake.next({ kind: 'refuse', errors: [error] });
    const failed = await buying();
    expect([failed.kind, sentenceOf(failed)]).toEqual(['unknown', expected]);
  });

  test('nothing is sent where the keys were changed since', async () => {
    const failed = await buying(await connected.showing({ identity: 'other' }));
    expect([failed.kind, sentenceOf(failed)]).toEqual(['not_sent', 'ACCOUNT_KEYS_CHANGED']);
  });
});

describe.each(['SHIPENGINE', 'SHIPSTATION'] as const)('after an answer of %s that was lost', (profile) => {
  const connected = useShipengine(profile);
  const withPhone = () =>
    connected.order({
      shipment(prepared) {
        const { recipient } = prepared.request;
        const contact = { ...recipient.contact, phoneNumber: '1' };
        return { ...prepared, request: { ...prepared.request, recipient: { ...recipient, contact } } };
      },
    });

  test('the label is found by our own id, with its bytes or their links', async () => {
    const order = withPhone();
    connected.fake.fail('buy', 'reset');
    expect((await connected.adapter.purchase(order)).kind).toBe('unknown');
    const found = await connected.adapter.lookup(order);
    expect(found).toMatchObject({ kind: 'purchased', cost: { amount: '7.33', currency: 'USD' } });
    const { documents = [], documentSources = [] } = found as { documents?: unknown[]; documentSources?: unknown[] };
    expect(documents.length + documentSources.length).toBe(1);
  });

  test('one that is still being made is found by its own id when it is done', async () => {
    const order = withPhone();
    connected.fake.next({ kind: 'processing' });
    const first = (await connected.adapter.purchase(order)) as FailedPurchase;
    expect([first.kind, first.trouble?.code]).toEqual(['unknown', 'LABEL_IN_WORK']);
    await order.attempt.note(first.notes ?? {});
    connected.fake.finish();
    expect((await connected.adapter.lookup(order)).kind).toBe('purchased');
  });

  test('that it has no such shipment is proof late, twice, and to the same key only', async () => {
    const asked = async (ageMs: number, adapter = connected.adapter) =>
      (await adapter.lookup({ ...withPhone(), ageMs })) as FailedPurchase;
    expect((await asked(0)).trouble?.code).toBe('PURCHASE_NOT_THERE_YET');
    expect((await asked(LATE_MS, await connected.showing({ identity: 'other' }))).trouble?.code).toBe(
      'PURCHASE_OF_OTHER_KEYS',
    );
    expect(await asked(LATE_MS)).toMatchObject({ kind: 'rejected', trouble: { code: 'PURCHASE_NOT_THERE' } });
  });

  test('a shipment without a label proves nothing, and is named for the portal', async () => {
    const order = { ...withPhone(), ageMs: LATE_MS };
    connected.fake.next({ kind: 'refuse', errors: [{ type: 'system', message: 'Oops' }] });
    await connected.adapter.purchase(order);
    const found = (await connected.adapter.lookup(order)) as FailedPurchase;
    expect([found.kind, found.trouble]).toEqual([
      'unknown',
      { code: 'LABEL_NOT_THERE', values: { at: expect.any(String), id: order.attempt.ownId } },
    ]);
  });

  test('what was voided there is not said to be sold', async () => {
    const order = withPhone();
    await connected.adapter.purchase(order);
    for (const label of connected.fake.labels) label.status = 'voided';
    const found = (await connected.adapter.lookup(order)) as FailedPurchase;
    expect([found.kind, found.trouble?.code]).toEqual(['unknown', 'LABEL_VOIDED_THERE']);
  });

  test('labels of other numbers than the shipment bears are not taken for its own', async () => {
    const order = withPhone();
    await connected.adapter.purchase(order);
    const asked = { ...order, sources: [], unlabelled: [1] };
    expect(await connected.adapter.documents({ ...asked, trackingNumbers: [] })).toHaveLength(1);
    await expect(connected.adapter.documents({ ...asked, trackingNumbers: ['OTHER-1'] })).rejects.toThrow('not there');
  });

  test('a form for customs that is nowhere to be had is waited for, and then holds up no label', async () => {
    const order = withPhone();
    await connected.adapter.purchase(order);
    const url = 'http://127.0.0.2:1/form';
    const form: DocumentSource = { packageNumber: 1, contentType: 'COMMERCIAL_INVOICE', imageType: 'pdf', url };
    const at = (acceptedAt: number) =>
      connected.adapter.documents({ ...order, acceptedAt, trackingNumbers: [], sources: [form], unlabelled: [] });
    await expect(at(Date.now())).rejects.toThrow();
    expect((await at(Date.now() - 90_000)).map(({ contentType }) => contentType)).toEqual(['LABEL']);
    connected.fake.fail('look-up', 'server-error');
    expect(await at(Date.now() - 90_000)).toEqual([]);
  });

  test('too many look-ups are waited for', async () => {
    connected.fake.fail('look-up', 'too-many-for-7-seconds');
    expect(await connected.adapter.lookup(withPhone())).toMatchObject({ kind: 'unknown', waitMs: 7000 });
  });

  describe('a void', () => {
    async function bought() {
      const order = withPhone();
      const sale = await connected.adapter.purchase(order);
      await order.attempt.note(sale.notes ?? {});
      return order;
    }

    test('is one where the service says so; of a test nothing was charged', async () => {
      const order = await bought();
      expect(await connected.adapter.void(order)).toEqual({ kind: 'voided', consequence: 'NOTHING_CHARGED' });
      // Again, as after a lost answer.
      expect(await connected.adapter.void(order)).toMatchObject({ kind: 'voided' });
    });

    test('that is refused comes as 200, with the service’s words', async () => {
      const order = await bought();
      connected.fake.refuseVoid('The label was used.', 'label_already_used');
      expect(await connected.adapter.void(order)).toMatchObject({ kind: 'refused', reason: 'The label was used.' });
    });

    test('that is refused without a word is said to be so', async () => {
      const order = await bought();
      connected.fake.refuseVoid(' ', 'unspecified');
      expect(await connected.adapter.void(order)).toMatchObject({
        trouble: { code: 'NO_REASON_GIVEN', values: { at: expect.stringMatching(/^Ship(Engine|Station)$/) } },
      });
    });

    test.each(['reset', 'server-error', 'half-json', 'too-many'] as const)('after %s is not certain', async (fault) => {
      const order = await bought();
      connected.fake.fail('void', fault);
      await expect(connected.adapter.void(order)).rejects.toThrow();
      expect(await connected.adapter.void(order)).toMatchObject({ kind: 'voided' });
    });

    test('is not of the label that was noted where a person found another one', async () => {
      const order = await bought();
      await expect(connected.adapter.void({ ...order, trackingNumbers: ['1Z-BY-HAND'] })).rejects.toThrow(
        'other tracking numbers',
      );
      expect(connected.fake.labels.at(-1)?.status).toBe('completed');
    });

    test('finds its label by our id where no note was kept', async () => {
      const order = withPhone();
      await connected.adapter.purchase(order);
      expect(await connected.adapter.void(order)).toMatchObject({ kind: 'voided' });
    });
  });
});
