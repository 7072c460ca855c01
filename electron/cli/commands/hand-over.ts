import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { HandOverAnswer } from '#shared/schema/shipping/hand-over.ts';
import type { Context, Register } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { table } from '../io.ts';
import { readList } from '../read-source.ts';

interface Options {
  takeBack?: boolean;
  packer?: string;
}

type Result = { code: string } & HandOverAnswer;

const DONE: readonly HandOverAnswer['outcome'][] = ['HANDED_OVER', 'TAKEN_BACK', 'ALREADY', 'NOT_HANDED_OVER'];

const inWords = ({ code, outcome, parcel, trouble }: Result): string[] => {
  const which = parcel && parcel.packageCount > 1 ? `${parcel.packageNumber} of ${parcel.packageCount}` : '';
  return [code, outcome, which, parcel?.recipientName ?? '', trouble ? inEnglish(trouble) : ''];
};

async function handOver(context: Context, given: string[], { takeBack = false, packer }: Options): Promise<ExitCode> {
  const codes = await readList(context.io, given);
  const client = await context.station();
  const say = (code: string) =>
    takeBack
      ? client.call('takeBack', { params: { code } })
      : client.call('handOver', { body: { code, ...(packer !== undefined && { packer }) } });
  const results: Result[] = [];
  try {
    for (const code of codes) results.push({ code, ...(await say(code)) });
  } catch (error) {
    if (results.length > 0) context.io.err(table(results.map(inWords)));
    throw error;
  }
  context.show({ results }, () => table(results.map(inWords)));
  return results.every(({ outcome }) => DONE.includes(outcome)) ? EXIT.ok : EXIT.failed;
}

export const registerHandOver: Register = (program, on) => {
  program
    .command('hand-over <codes...>')
    .description('hand parcels over to the driver by the codes of their labels, - for standard input')
    .option('--take-back', 'take them back instead, until their manifest is closed')
    .option('--packer <name>', 'who hands them over')
    .action(on<Options>((context, given, options) => handOver(context, given.flat(), options)));
};
