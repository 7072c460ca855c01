import { PDFDocument } from 'pdf-lib';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { forkNode, type StartChild } from '#electron/child/child-process.ts';
import type { ForeignLabel } from '#electron/labels/foreign/dots.ts';
import { createDocumentRenderer } from '#electron/labels/index.ts';
import { createPictureProcess } from '#electron/labels/pictures/index.ts';
import { A4 } from '#electron/labels/layout/stock.ts';
import { createPictureWork, type PictureWork } from '#electron/labels/pictures/picture-work.ts';
import { layoutOf, picture } from './drawing.ts';
import { carriersLabel, PAGES } from './foreign/labels.ts';
import { sample } from './samples.ts';

const here = createPictureWork();
const beside = createPictureProcess();
afterAll(() => beside.close());

const TARGET = {
  stock: 'STOCK_4X6',
  dpi: 203,
  offset: { x: 0, y: 0 },
  darkness: null,
  speed: null,
  gap: null,
} as const;

/** What was made, whichever of its classes the bytes come in. */
const bytesOf = (made: Uint8Array | string) => Buffer.from(made).toString('latin1');

test('a process beside the station draws and reads the same as the station would, to the byte', async () => {
  const [bytes, onA4] = await Promise.all([carriersLabel('PDF'), PAGES['in a corner of A4']()]);
  const [label, sheet] = [
    { imageType: 'pdf', bytes },
    { imageType: 'pdf', bytes: onA4 },
  ];
  const [layout, dots] = await Promise.all([layoutOf(sample()), picture(bytes)]);
  for (const format of ['ZPL', 'PDF'] as const)
    expect(bytesOf(await beside.printForeign({ ...TARGET, format }, label, { copies: 2 }))).toBe(
      bytesOf(await here.printForeign({ ...TARGET, format }, label, { copies: 2 })),
    );
  const slots = { sheet: { width: 210, height: 297 }, perSheet: 2 } as const;
  for (const each of [label, sheet]) expect(await beside.slotted(each, slots)).toEqual(await here.slotted(each, slots));
  expect(await beside.dotsOf(label, 72)).toEqual(await here.dotsOf(label, 72));
  for (const index of [0, 1])
    expect(await beside.drawPage(bytes, index, { x: 203, y: 203 })).toEqual(
      await here.drawPage(bytes, index, { x: 203, y: 203 }),
    );
  expect(await beside.readSymbols(dots)).toEqual(await here.readSymbols(dots));
  expect(await beside.verifyLabels([layout], [dots])).toEqual(await here.verifyLabels([layout], [dots]));
});

test.each(['pdf', 'png', 'gif'])('what is wrong with a broken %s is said in the same words', async (imageType) => {
  const broken = { imageType, bytes: Buffer.from('no label') };
  const words = await here.dotsOf(broken, 203).catch((error: Error) => error.message);
  await expect(beside.dotsOf(broken, 203)).rejects.toThrow(words as string);
});

describe('a document of many pages', () => {
  /** What the process says while it does this. */
  async function saidOf(work: (pictures: ReturnType<typeof createPictureProcess>) => Promise<unknown>) {
    const said: unknown[] = [];
    const pictures = createPictureProcess((script) => {
      const child = forkNode(script);
      return {
        ...child,
        onMessage: (listener) => child.onMessage((message) => (said.push(message), listener(message))),
      };
    });
    await work(pictures).finally(() => pictures.close());
    return said.filter((message) => typeof message === 'object' && message !== null && 'goesOn' in message);
  }

  const PAGES_LONG = 6;
  const label = async () => {
    const [all, one] = [await PDFDocument.create(), await PDFDocument.load(await carriersLabel('PDF'))];
    for (let i = 0; i < PAGES_LONG; i++) for (const page of await all.copyPages(one, [0])) all.addPage(page);
    return { imageType: 'pdf', bytes: await all.save() };
  };

  test.each<[string, (pictures: PictureWork, of: ForeignLabel) => Promise<unknown>, number]>([
    ['read', (pictures, of) => pictures.dotsOf(of, 203), PAGES_LONG],
    ['put on sheets', (pictures, of) => pictures.slotted(of, { sheet: A4, perSheet: 2 }), 2 * PAGES_LONG],
    // Drawn, placed, drawn finer, and read in both.
    ['printed', (pictures, of) => pictures.printForeign({ ...TARGET, format: 'ZPL' }, of, {}), 4 * PAGES_LONG],
  ])('that is %s says of each page that it goes on', async (_, work, times) => {
    const of = await label();
    expect(await saidOf((pictures) => work(pictures, of))).toHaveLength(times);
  });

  /** Draws a page in 15 seconds, and ends after so many pages, or never; unless told, a document has as many pages as bytes. */
  const slow =
    (length?: number): StartChild =>
    () => {
      let [timer, tell] = [undefined as NodeJS.Timeout | undefined, (_: unknown): void => undefined];
      return {
        send(message) {
          const { id, question } = message as { id: number; question: { given: [ForeignLabel] } };
          const pages = length ?? question.given[0].bytes.length;
          let page = 0;
          timer = setInterval(() => {
            page += 1;
            tell(page === pages ? { id, answer: { made: [] } } : { id, goesOn: true });
          }, 15_000);
        },
        onMessage(listener) {
          tell = listener;
          tell('ready');
        },
        onEnd: () => undefined,
        kill: () => clearInterval(timer),
      };
    };
  const one = { imageType: 'pdf', bytes: new Uint8Array() };

  test('holds up the next one for 20 seconds, and no more than two are drawn at once', async () => {
    vi.useFakeTimers();
    try {
      let started = 0;
      const pictures = createPictureProcess((script) => (started++, slow()(script)));
      const begun = Date.now();
      const drawn: [string, number][] = [];
      for (const [name, pages] of Object.entries({ long: 10, short: 1, longer: 12, other: 1, last: 1 }))
        void pictures
          .dotsOf({ imageType: 'pdf', bytes: new Uint8Array(pages) }, 203)
          .then(() => drawn.push([name, (Date.now() - begun) / 1_000]));
      await vi.advanceTimersByTimeAsync(300_000);
      expect(drawn).toEqual([
        ['short', 20 + 15],
        ['long', 150],
        ['other', 150 + 15],
        ['last', 150 + 30],
        ['longer', 35 + 180],
      ]);
      expect(started).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test('may take 20 seconds for each, and five minutes in all', async () => {
    vi.useFakeTimers();
    try {
      const drawn = createPictureProcess(slow(15)).dotsOf(one, 203);
      const endless = createPictureProcess(slow(Infinity)).dotsOf(one, 203);
      const refused = expect(endless).rejects.toMatchObject({
        message: 'Drawing it took longer than 300 seconds, and was given up.',
      });
      await vi.advanceTimersByTimeAsync(300_000);
      expect(await drawn).toEqual([]);
      await refused;
    } finally {
      vi.useRealTimers();
    }
  });
});

test('of labels that go on sheets each is drawn by itself, so that others are printed in between', async () => {
  const label = { imageType: 'pdf', bytes: await carriersLabel('PDF') };
  const { foreignSheetsFor } = createDocumentRenderer({ pictures: beside });
  const done: string[] = [];
  await Promise.all([
    foreignSheetsFor(sample(), [label, label, label], 'A4', 2).then(() => done.push('sheets')),
    beside.printForeign({ ...TARGET, format: 'ZPL' }, label, {}).then(() => done.push('printed')),
  ]);
  expect(done).toEqual(['printed', 'sheets']);
});
