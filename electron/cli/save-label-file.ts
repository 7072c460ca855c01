import { extname } from 'node:path';
import { LABEL_FILES, type LabelFileContents, type LabelFileFormat } from '#shared/schema/printing/label-file.ts';
import { CliError } from './cli-error.ts';
import { EXIT } from './exit-codes.ts';
import type { StationClient } from './station-client.ts';

type Source = ['readBatchLabels', 'readBatchLabelFile'] | ['readManifestLabels', 'readManifestLabelFile'];

const WHY = {
  NOT_BOUGHT: 'not bought',
  NOT_LABELLED: 'without a label yet',
  VOIDED: 'voided',
  NOT_KEPT: 'not kept any more',
  LOCKED: 'locked by the carrier',
} as const;

/** The format that the file's name asks for. @throws CliError */
export function labelFormatOf(path: string): LabelFileFormat {
  const extension = extname(path).slice(1).toUpperCase();
  const format = LABEL_FILES.find((each) => each === extension);
  if (format) return format;
  const endings = LABEL_FILES.map((each) => `.${each.toLowerCase()}`).join(', ');
  throw new CliError(`The name of the file of labels must end in one of ${endings}; ${path} does not.`, EXIT.invalid);
}

/** Saves the labels of a batch or a manifest as the file's name says. @returns what is in it, and what is not, in words. */
export async function saveLabelFile(
  client: StationClient,
  [contentsOf, fileOf]: Source,
  id: string,
  path: string,
): Promise<LabelFileContents & { words: string }> {
  const format = labelFormatOf(path);
  const params = { id };
  const contents = await client.call(contentsOf, { params });
  await client.save(fileOf, { params, query: { format } }, path);
  const leftOut = contents.leftOut.filter(({ reason }) => reason !== 'LOCKED' || format === 'PDF');
  const without = leftOut.map(({ reason, rows, numbers }) => {
    const named = numbers.length < rows ? `${numbers.join(', ')}, …` : numbers.join(', ');
    return `  left out, ${WHY[reason]}: ${rows} (${named})`;
  });
  return { ...contents, words: [`Saved ${path}: ${contents.labels} labels`, ...without].join('\n') };
}
