import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { range } from '../../helpers/range.ts';
import { draw } from '../drawing.ts';
import { sample } from '../samples.ts';

/** Decoders that share nothing with what encodes the symbols here, nor with ZXing, which checks them everywhere else. */
const isThere = (command: string) => spawnSync(command, ['--version']).error === undefined;
const [hasZbar, hasDmtx] = [isThere('zbarimg'), isThere('dmtxread')];
if (!hasZbar) console.log('Skipped: linear symbols read by ZBar (apt-get install zbar-tools).');
if (!hasDmtx) console.log('Skipped: Data Matrix read by libdmtx (apt-get install dmtx-utils).');

/** What the command prints of a label's picture, as bytes in ISO/IEC 8859-1. */
async function read(command: string, args: string[], input: ReturnType<typeof sample>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-decoders-'));
  try {
    const file = join(folder, 'label.png');
    const { bytes } = await draw({ ...input, shipment: { ...input.shipment, imageType: 'PNG' } });
    writeFileSync(file, bytes);
    return spawnSync(command, [...args, file]).stdout.toString('latin1');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const logistic = () =>
  sample({
    adapter: range({
      ...{ prefix: '3', companyPrefix: '952123456', first: '0000001', last: '9999999' },
      ...{ checkDigit: 'MOD10', symbology: 'GS1_128', label: 'GS1_LOGISTIC', elements: { '400': 'ref1' } },
    }),
    trackingNumber: '395212345600000013',
    references: [{ key: 'ref1', label: 'Order', value: 'PO-417' }],
    stock: 'STOCK_4X8',
  });

const ZBAR = ['-q', '--raw', '-Sdisable', '-Scode128.enable', '-Si25.enable'];
const byZbar = async (input: ReturnType<typeof sample>) =>
  (await read('zbarimg', ZBAR, input)).trim().split('\n').toSorted();

it.skipIf(!hasZbar)('ZBar reads the barcodes of a GS1 logistic label', async () => {
  expect(await byZbar(logistic())).toEqual(['00395212345600000013', '42097209', '400PO-417'].toSorted());
});

it.skipIf(!hasZbar)('ZBar reads a postal number, and Interleaved 2 of 5 between its bearer bars', async () => {
  expect(await byZbar(sample({ trackingNumber: 'RR473124829DE' }))).toEqual(['RR473124829DE']);
  const itf = sample({ adapter: range({ symbology: 'INTERLEAVED_2_OF_5' }), trackingNumber: '19521234543210' });
  expect(await byZbar(itf)).toEqual(['19521234543210']);
});

const DMTX = ['-N1', '-m20000'];

it.skipIf(!hasDmtx)('libdmtx reads the transport message of a label, separators and all', async () => {
  const message = [
    '[)>\x1e01',
    '96972090000',
    '840',
    '',
    'TESTA00000004711',
    '',
    '',
    '015',
    '',
    '1/1',
    '5',
    'N\x1e\x04',
  ];
  expect(await read('dmtxread', DMTX, sample())).toBe(message.join('\x1d'));
});

it.skipIf(!hasDmtx)(
  'libdmtx reads the GS1 DataMatrix of a logistic label, FNC1 between its element strings',
  async () => {
    const found = await read('dmtxread', [...DMTX, '-G29'], logistic());
    expect(found).toBe(`\x1d00395212345600000013400PO-417\x1d42097209`);
  },
);
