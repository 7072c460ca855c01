import { createPinia, setActivePinia } from 'pinia';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ref } from 'vue';
import { newDraft, nextDraft } from '#renderer/features/ship/form/draft.ts';
import { useDeskScans } from '#renderer/features/ship/scan/use-desk-scans.ts';
import type { ShipmentData } from '#shared/schema/shipping/shipment-response.ts';

test('that a label was scanned twice is not said of the next form, however late the station answers', async () => {
  setActivePinia(createPinia());
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((answered) => answers.push(answered));
    return Response.json({ repeated: true });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const chosen = { byRules: false, carrierId: 'a', serviceType: 's', signature: '', imageType: 'PDF' };
  const draft = ref(newDraft({ ...chosen, weightUnit: 'KG', lengthUnit: 'CM', labelStock: 'STOCK_4X6' }));
  draft.value.phase = 'settled';
  const transactionShipments = [{ trackingNumber: 'TEST1234567890', platformTrackingNumber: 'PB0000000001' }];
  const { scan, scanned, forget } = useDeskScans({
    ...{ draft, status: () => 'printed', bought: () => ({ transactionShipments }) as unknown as ShipmentData },
    ...{ find: () => expect.unreachable(), labelled: () => expect.unreachable() },
    ...{ clear: () => undefined, onProof: () => undefined },
  });
  const scanning = scan('TEST1234567890');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect(scanned.value?.words()).toBe('TEST1234567890 is the label just bought.');
  draft.value = nextDraft(draft.value);
  forget();
  answers[0]?.();
  await scanning;
  expect(scanned.value).toBeNull();
});
