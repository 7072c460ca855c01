import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, disposePinia, setActivePinia, type Pinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { effectScope } from 'vue';
import type { Weight } from '#shared/schema/shipping/measure.ts';
import { emptyCustomsLine, emptyLine } from '#renderer/features/ship/form/draft.ts';
import PackageMeasures from '#renderer/features/ship/packages/PackageMeasures.vue';
import { useWeigh } from '#renderer/features/ship/packages/use-weigh.ts';
import { useShip } from '#renderer/features/ship/store.ts';
import { i18n } from '#renderer/messages/index.ts';
import { keepFocusedField } from '#renderer/scan/kept-field.ts';

let pinia: Pinia;
let onScale: Weight;

beforeEach(() => {
  setActivePinia((pinia = createPinia()));
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.endsWith('/scale/weigh') ? { weight: onScale } : { errors: [], warnings: [], packages: [] }),
  );
});
afterEach(() => {
  disposePinia(pinia);
  vi.unstubAllGlobals();
});

async function weigh(weight: Weight): Promise<void> {
  onScale = weight;
  const scope = effectScope();
  await scope.run(() => useWeigh(() => undefined))?.weigh();
  scope.stop();
}

/** What is sent of the packages. */
const sent = () => useShip().request.body['itemLines'];

function weightField(): HTMLInputElement {
  const view = mount(PackageMeasures, {
    props: { index: 0 },
    global: { plugins: [pinia, i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  return view.get('input').element;
}

async function type(field: HTMLInputElement, text: string): Promise<void> {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await flushPromises();
}

/** As a scanner does it: its first characters reach the field, which is put back once they are known to be a scan. */
async function scanInto(field: HTMLInputElement): Promise<void> {
  field.focus();
  const putBack = keepFocusedField();
  await type(field, `${field.value}ORDER`);
  putBack();
  await flushPromises();
}

test('a scan while the weight of the scale has the focus adds no empty box to it; a weight that is typed gets it', async () => {
  const line = useShip().draft.lines[0] ?? emptyLine();
  line.tare = { units: 'KG', value: 0.3 };
  await weigh({ units: 'KG', value: 2.5 });
  const field = weightField();
  expect(sent()).toMatchObject([{ weight: { value: 2.5 } }]);
  await scanInto(field);
  expect(field.value).toBe('2.5');
  expect(sent()).toMatchObject([{ weight: { value: 2.5 } }]);
  // Somebody who signs on speaks another language: left, the field takes its mark.
  line.weight = '2,5';
  expect(sent()).toMatchObject([{ weight: { value: 2.5 } }]);
  await type(field, '2.6');
  expect(sent()).toMatchObject([{ weight: { value: 2.9 } }]);
});

test('a scan into an empty form takes nothing from the one that can be brought back', async () => {
  const ship = useShip();
  ship.draft.recipient.personName = 'Jane Roe';
  ship.clear();
  await scanInto(weightField());
  ship.clear();
  ship.bringBack();
  expect(ship.draft.recipient.personName).toBe('Jane Roe');
});

test('a scale in pounds makes no pounds of the kilograms that goods are declared with', async () => {
  const { draft } = useShip();
  draft.weightUnit = 'KG';
  draft.customs.push({ ...emptyCustomsLine(), weight: '0.5' });
  await weigh({ units: 'LB', value: 2 });
  expect(useShip().request.body).toMatchObject({
    itemLines: [{ weight: { units: 'KG', value: 0.90718474 } }],
    customs: { customsItems: [{ weight: { units: 'KG', value: 0.5 } }] },
  });
});

test('the weight is that of the package that was worked on as it was asked for, wherever somebody goes meanwhile', async () => {
  const ship = useShip();
  ship.draft.lines.push(emptyLine());
  const weighed = weigh({ units: 'KG', value: 2.5 });
  ship.row = 1;
  await weighed;
  expect(ship.draft.lines.map(({ weight }) => weight)).toEqual(['2.5', '']);
});
