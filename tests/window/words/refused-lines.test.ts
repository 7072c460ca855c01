import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import ImportView from '#renderer/features/products/ImportView.vue';
import FileDrop from '#renderer/components/file/FileDrop.vue';
import { i18n } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  i18n.global.locale.value = 'en';
});

const PREVIEW = {
  ...{ columns: ['SKU'], sampleRows: [{ SKU: 'A' }], rowCount: 2 },
  suggestedMapping: { SKU: 'customs.sku' },
};
const problem = (errors: Violation[]) =>
  new Response(JSON.stringify({ code: 'VALIDATION_FAILED', detail: 'English.', errors }), {
    status: 422,
    headers: { 'content-type': 'application/problem+json' },
  });

/** The products, in German, with a file that was chosen; the station answers so. */
async function imported(answers: { preview?: Response; saved?: () => Response }) {
  i18n.global.locale.value = 'de';
  vi.stubGlobal('fetch', async (address: string) =>
    String(address).endsWith('/import') ? answers.saved?.() : (answers.preview ?? Response.json(PREVIEW)),
  );
  const view = mount(ImportView, { global: { plugins: [createPinia(), i18n, addressesOnly()] } });
  onTestFinished(() => view.unmount());
  view.getComponent(FileDrop).vm.$emit('file', new File(['SKU\nA\n'], 'waren.csv'));
  await vi.waitFor(() => expect(view.find('.banner').exists() || view.find('#import-columns').exists()).toBe(true));
  await flushPromises();
  if (answers.saved) await view.get('.screen-head button').trigger('click');
  await flushPromises();
  return view.text();
}

test('lines of a table that are not saved are said in the language of the window', async () => {
  const errors: Violation[] = [
    { code: 'FIELD_INVALID', pointer: '/weight/value', message: '"x" is not a number.', actual: 'x' },
    { code: 'FIELD_INVALID', pointer: '/countryOfOrigin', message: 'ZZ is not an ISO code.', actual: 'ZZ' },
  ];
  const trouble = diagnostic('CELL_ROUNDED', { words: '1E+15' });
  const rounded: Violation = { code: 'FIELD_INVALID', pointer: '/harmonizedTariffCode', message: 'English.', trouble };
  const refused = [
    { line: 2, message: 'English.', errors },
    { line: 3, message: 'English.', errors: [rounded] },
  ];
  const text = await imported({ saved: () => Response.json({ saved: 0, refused }) });
  expect(text).toContain('Zeile 2: Gewicht muss eine Zahl sein');
  expect(text).toContain('Ursprung stimmt nicht: Erwartet wird ein Ländercode aus zwei Buchstaben');
  expect(text).toContain('Zeile 3: „1E+15“ ist eine Nummer, die ein Tabellenprogramm gerundet hat.');
  expect(text).not.toMatch(/English|is not/);
});

test('an address or a unit that a line lacks is called by its name, and not the request or what the unit is of', async () => {
  const lacking = ['/party', '/party/address', '/box/units', '/weight/units'].map((pointer, index) => ({
    ...{ line: index + 2, message: 'English.' },
    errors: [{ code: 'FIELD_REQUIRED', pointer, message: 'English.' }],
  }));
  const text = await imported({ saved: () => Response.json({ saved: 0, refused: lacking }) });
  for (const [index, name] of ['Adresse', 'Adresse', 'Längeneinheit', 'Gewichtseinheit'].entries())
    expect(text).toContain(`Zeile ${index + 2}: ${name}: Angabe fehlt.`);
});

test('of thousands of lines that are not saved the first are said, and how many more there are', async () => {
  const errors: Violation[] = [{ code: 'FIELD_REQUIRED', pointer: '/party', message: 'English.' }];
  const refused = Array.from({ length: 9000 }, (_, index) => ({ line: index + 2, message: 'English.', errors }));
  const text = await imported({ saved: () => Response.json({ saved: 0, refused }) });
  expect(text).toContain('9.000 Zeilen wurden nicht gespeichert');
  expect(text.match(/Zeile \d+:/g)).toHaveLength(100);
  expect(text).toContain('und 8.900 weitere Zeilen');
});

test('a file that is no table, or has no column for what is asked, is refused with what is to be done', async () => {
  const at = (pointer: string, code: 'TABLE_OF_NO_KIND' | 'TABLE_NO_SKU'): Violation => ({
    ...{ code: 'FIELD_INVALID', pointer, message: 'English.' },
    trouble: diagnostic(code),
  });
  expect(await imported({ preview: problem([at('/contentBase64', 'TABLE_OF_NO_KIND')]) })).toContain(
    'Die Datei ist weder eine CSV-Datei noch eine Excel-Arbeitsmappe',
  );
  expect(await imported({ saved: () => problem([at('/mapping', 'TABLE_NO_SKU')]) })).toContain(
    'Keine Spalte der Tabelle ist als SKU erkannt.',
  );
});
