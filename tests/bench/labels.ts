import { createDocumentRenderer } from '#electron/labels/index.ts';
import { IMAGE_TYPES } from '#shared/schema/shipping/label-specification.ts';
import { CARRIERS } from '#shared/schema/accounts/carrier.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { ROUTING_SYMBOLOGIES } from '#shared/schema/accounts/account.ts';
import { layoutOf } from '../labels/drawing.ts';
import { sample, type SampleOptions } from '../labels/samples.ts';
import { pdfkitDrawer, pdfmeDrawer, type LabelDrawer } from './label-rivals.ts';

const LABELS = Number(process.env['BENCH_LABELS'] ?? 500);
/** A day's first labels are drawn while V8 still learns; a packing desk draws six hundred. */
const WARM_UP = 500;

interface Figure {
  name: string;
  median: number;
  p99: number;
  /** Milliseconds of this thread's processor time a label: what is left of the time where others use the machine too. */
  processor: number;
  bytes: number;
}

/** One label at a time. */
async function measure(name: string, draw: LabelDrawer, labels = LABELS): Promise<Figure> {
  const times: number[] = [];
  let bytes = 0;
  let before = process.threadCpuUsage();
  for (let i = -Math.min(WARM_UP, labels); i < labels; i++) {
    if (i === 0) before = process.threadCpuUsage();
    const start = performance.now();
    const label = await draw(i + WARM_UP);
    if (i >= 0) times.push(performance.now() - start);
    bytes = label.length;
  }
  const { user, system } = process.threadCpuUsage(before);
  times.sort((a, b) => a - b);
  return {
    name,
    median: times[Math.floor(labels / 2)] ?? NaN,
    p99: times[Math.floor(labels * 0.99)] ?? NaN,
    processor: (user + system) / 1000 / labels,
    bytes,
  };
}

/** Every label has a number, a recipient and a street of its own; the shipper and what is printed on all labels stay. */
function ours(options: SampleOptions): LabelDrawer {
  const renderer = createDocumentRenderer({ timeZone: 'UTC' });
  return async (number) => {
    const digits = String(number).padStart(11, '0');
    const input = sample({ ...options, trackingNumber: `TESTX${digits}` });
    const { recipient } = input.shipment.request;
    input.shipment.request.recipient =
      recipient.address.countryCode === 'US'
        ? {
            contact: { ...recipient.contact, personName: `Jordan ${digits} Whitfield` },
            address: { ...recipient.address, streetLine1: `${number} NW 13th Avenue` },
          }
        : { ...recipient, contact: { ...recipient.contact, phoneNumber: digits } };
    const [label] = await renderer.render(input);
    return label?.bytes ?? new Uint8Array();
  };
}

const foreign = (name: string, streetLine1: string, city: string, countryCode: string): Party => ({
  contact: { personName: name },
  address: { streetLine1, city, countryCode },
});
const FOREIGN = {
  Japanese: foreign('山田 太郎', '港区六本木6丁目10-1 六本木ヒルズ', '東京都', 'JP'),
  Chinese: foreign('张伟', '浦东新区世纪大道100号', '上海市', 'CN'),
  Arabic: foreign('محمد الأحمد', 'شارع الشيخ زايد 123', 'دبي', 'AE'),
  Hindi: foreign('राजेश क्षत्रिय', 'महात्मा गांधी मार्ग', 'मुंबई', 'IN'),
};

/** Prints what a label costs here beside two things that a user would pick instead, and with every routing symbol in every format. */
export async function benchLabels(): Promise<void> {
  const layout = await layoutOf(sample({ carrier: 'CARRIER_D' }));
  const pdf = await measure('PDF', ours({ carrier: 'CARRIER_D' }));
  const rivals = [
    await measure('pdfkit with bwip-js', pdfkitDrawer(layout), Math.min(LABELS, 60)),
    await measure('@pdfme/generator', pdfmeDrawer(layout), Math.min(LABELS, 20)),
  ];
  print('One domestic label, all with embedded Arimo, Code 128 and a matrix symbol', [pdf, ...rivals], pdf.median);
  const scripts: Figure[] = [];
  for (const [name, recipient] of Object.entries(FOREIGN)) scripts.push(await measure(name, ours({ recipient })));
  print('PDF labels in other scripts, once their fonts are open', [pdf, ...scripts], pdf.median);
  const carriers: Figure[] = [];
  for (const carrier of CARRIERS)
    for (const imageType of ['PDF', 'ZPL', 'EPL'] as const)
      carriers.push(await measure(`${carrier} ${imageType}`, ours({ carrier, imageType })));
  print('Domestic labels by the layout of each carrier', [pdf, ...carriers], pdf.median);
  console.log('\nLabels with each routing symbol in every format: median ms, processor ms, bytes');
  console.log(`${''.padEnd(24)}${IMAGE_TYPES.map((imageType) => imageType.padStart(21)).join('')}`);
  for (const routingSymbology of ROUTING_SYMBOLOGIES) {
    const cells: string[] = [];
    for (const imageType of IMAGE_TYPES) {
      const labels = PICTURES.includes(imageType) ? Math.min(LABELS, 60) : LABELS;
      const draw = ours({ carrier: 'CARRIER_D', routingSymbology, imageType });
      const { median, processor, bytes } = await measure(imageType, draw, labels);
      cells.push(`${median.toFixed(2)}${processor.toFixed(2).padStart(7)}${String(bytes).padStart(7)}`.padStart(21));
    }
    console.log(`${routingSymbology.padEnd(24)}${cells.join('')}`);
  }
}

/** They take longer, so fewer will do. */
const PICTURES: readonly string[] = ['GIF', 'PNG'];

function print(title: string, figures: Figure[], base: number): void {
  console.log(`\n${title}`);
  console.log(
    `${'label'.padEnd(24)}${'median ms'.padStart(12)}${'p99 ms'.padStart(10)}${'processor'.padStart(10)}${'bytes'.padStart(10)}${'ratio'.padStart(8)}`,
  );
  for (const { name, median, p99, processor, bytes } of figures) {
    const times = [median.toFixed(2).padStart(12), p99.toFixed(2).padStart(10), processor.toFixed(2).padStart(10)];
    const cells = [...times, String(bytes).padStart(10)];
    console.log(`${name.padEnd(24)}${cells.join('')}${(median / base).toFixed(1).padStart(8)}`);
  }
}
