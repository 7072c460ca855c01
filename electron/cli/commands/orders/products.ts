import { basename } from 'node:path';
import type { Product } from '#shared/schema/station/product.ts';
import type { Context, Register } from '../../context.ts';
import { EXIT, type ExitCode } from '../../exit-codes.ts';
import { table } from '../../io.ts';
import { readSource } from '../../read-source.ts';

const listed = (products: readonly Product[]) =>
  table([
    ['SKU', 'Description', 'HS code', 'Origin', 'Value', 'Weight', ''],
    ...products.map(
      ({ sku, description = '', harmonizedTariffCode = '', countryOfOrigin = '', value, weight, saved }) => [
        ...[sku, description, harmonizedTariffCode, countryOfOrigin],
        value ? `${value.amount} ${value.currency}` : '',
        weight ? `${weight.value} ${weight.units}` : '',
        saved ? 'saved' : 'learnt',
      ],
    ),
  ]);

async function importFile({ io, station, show }: Context, [file = '']: string[]): Promise<ExitCode> {
  const body = { fileName: basename(file), contentBase64: (await readSource(io, file)).toString('base64') };
  const done = await (await station()).call('importProducts', { body });
  show(done, () =>
    [`${done.saved} saved.`, ...done.refused.map(({ line, message }) => `Line ${line}: ${message}`)].join('\n'),
  );
  return done.refused.length > 0 ? EXIT.invalid : EXIT.ok;
}

export const registerProducts: Register = (program, on) => {
  const products = program.command('products').description('what is known of articles, by their SKU');
  products
    .command('list [words...]')
    .description('those in whose SKU, description or tariff code all words stand; the first 200')
    .action(
      on(async ({ station, show }, [words = []]) => {
        const query = { limit: 200, text: [words].flat().join(' ') };
        const page = await (await station()).call('listProducts', { query });
        show(page, () => listed(page.products));
        return EXIT.ok;
      }),
    );
  products.command('import <file>').description('save the products of a CSV or Excel file').action(on(importFile));
  products
    .command('remove <sku>')
    .description('forget a product')
    .action(
      on(async ({ station, show }, [sku = '']) => {
        await (await station()).call('removeProduct', { params: { sku } });
        show({ sku }, () => `${sku} is forgotten.`);
        return EXIT.ok;
      }),
    );
};
