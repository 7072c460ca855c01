import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { computed, ref } from 'vue';
import type { ShipmentQuery } from '#renderer/features/history/filters.ts';
import { useShipments } from '#renderer/features/history/use-shipments.ts';

afterEach(() => vi.unstubAllGlobals());

test('what could not be counted is not said to be what was counted of another search', async () => {
  let isCounting = true;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/totals')) return Response.json({ shipments: [], next: null });
    if (!isCounting) throw new TypeError('It takes too long');
    return Response.json({ shipments: 12 });
  });
  const query = ref<ShipmentQuery>({});
  let found: ReturnType<typeof useShipments> | undefined;
  const setup = () => {
    found = useShipments(
      query,
      computed(() => ''),
    );
    return () => null;
  };
  const view = mount({ setup }, { global: { plugins: [createPinia()] } });
  onTestFinished(() => view.unmount());
  const { load, totals } = found ?? expect.unreachable('It was not mounted');
  await load();
  await flushPromises();
  expect(totals.value?.shipments).toBe(12);
  isCounting = false;
  await load();
  await flushPromises();
  expect(totals.value?.shipments).toBe(12);
  query.value = { text: 'Jane' };
  await load();
  await flushPromises();
  expect(totals.value).toBeNull();
});
