import { afterEach, expect, test, vi } from 'vitest';
import { emptyCustomsLine, newDraft } from '#renderer/features/ship/form/draft.ts';
import { fillCustomsLine, fillPackageLine } from '#renderer/features/ship/form/fill-from-product.ts';

afterEach(() => vi.unstubAllGlobals());

const PRODUCT = {
  ...{ sku: 'MUG', description: 'Mug', harmonizedTariffCode: '691110', weight: { units: 'KG', value: 0.5 } },
  box: { units: 'CM', length: 10, width: 10, height: 12 },
};

test.each([
  ['is being typed', 'editing', '10', '691110'],
  ['was bought meanwhile', 'buying', '', ''],
] as const)('what is known of an article is filled into a form that %s', async (_, phase, length, code) => {
  let answer: () => void = () => undefined;
  const found = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async () => {
    await found;
    return Response.json({ product: PRODUCT });
  });
  const chosen = { byRules: false, carrierId: 'a', serviceType: 's', signature: '', imageType: 'PDF' };
  const draft = newDraft({ ...chosen, weightUnit: 'KG', lengthUnit: 'CM', labelStock: 'STOCK_4X6' });
  const goods = { ...emptyCustomsLine(), sku: 'MUG' };
  draft.customs = [goods];
  const [line] = draft.lines;
  if (!line) throw new Error('There is no package');
  line.itemCode = 'MUG';
  const filled = [fillPackageLine(line, draft, '.'), fillCustomsLine(goods, draft, '.')];
  draft.phase = phase;
  answer();
  await Promise.all(filled);
  expect([line.length, goods.harmonizedTariffCode]).toEqual([length, code]);
});
