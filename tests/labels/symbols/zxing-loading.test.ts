import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ROUTING_SYMBOLOGIES } from '#shared/schema/accounts/account.ts';

const COUNT_LOADS = `
  import { createDocumentRenderer } from '#electron/labels/index.ts';
  import { sample } from '${new URL('../samples.ts', import.meta.url).href}';
  const { instantiate } = WebAssembly;
  let loaded = 0;
  WebAssembly.instantiate = (...source) => ((loaded += 1), instantiate(...source));
  globalThis.fetch = () => { throw new Error('fetched'); };
  const renderer = createDocumentRenderer({ timeZone: 'UTC' });
  const counts = [];
  for (const routingSymbology of ${JSON.stringify(ROUTING_SYMBOLOGIES)}) {
    await renderer.render(sample({ routingSymbology, imageType: 'EPL' }));
    counts.push(loaded);
  }
  console.log(JSON.stringify(counts));
`;

it('ZXing is loaded by the first label that it writes a symbol for, once, and from this machine', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', COUNT_LOADS], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual([0, 1, 1, 1, 1]);
});
