import { parentPort } from 'node:worker_threads';
import { GOES_ON } from '#electron/child/answer-in-thread.ts';
import { createPictureWork, type PictureWork } from './picture-work.ts';

/** One of the works, and what it is given. */
export type PictureQuestion = {
  [Name in keyof PictureWork]: { work: Name; given: Parameters<PictureWork[Name]> };
}[keyof PictureWork];
/** What it gave, or what is wrong with what it was given. */
export type PictureAnswer = { made: unknown } | { wrong: string };

/** What WebAssembly throws where it ran into a wall, of its memory or its stack: PDFium is of no use after that, and the thread ends. */
const BREAKS: readonly string[] = ['RuntimeError', 'RangeError'];

const works = createPictureWork(() => parentPort?.postMessage(GOES_ON));

parentPort?.on('message', async (question: PictureQuestion) => {
  parentPort?.postMessage(await answerTo(question));
});

async function answerTo({ work, given }: PictureQuestion): Promise<PictureAnswer> {
  try {
    const perform = works[work] as (...all: unknown[]) => Promise<unknown>;
    return { made: await perform(...given) };
  } catch (error) {
    if (!(error instanceof Error) || BREAKS.includes(error.name)) throw error;
    return { wrong: error.message };
  }
}
