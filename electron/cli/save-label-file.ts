import { extname } from 'node:path';
import {
  isUnjoinable,
  LABEL_FILES,
  type LabelFileContents,
  type LabelFileFormat,
  type LeftOut,
} from '#shared/schema/printing/label-file.ts';
import { CliError } from './cli-error.ts';
import { EXIT } from './exit-codes.ts';
import type { StationClient } from './station-client.ts';

const WHY = {
  NOT_BOUGHT: 'not bought',
  NOT_LABELLED: 'without a label yet',
  VOIDED: 'voided',
  NOT_KEPT: 'not kept any more',
  LOCKED: 'locked by the carrier',
  BROKEN: 'broken as the carrier sent it',
} as const satisfies Record<LeftOut, string>;

/** The format that the file's name asks for. @throws CliError */
export function labelFormatOf(path: string): LabelFileFormat {
  const extension = extname(path).slice(1).toUpperCase();
  const format = LABEL_FILES.find((each) => each === extension);
  if (format) return format;
  const endings = LABEL_FILES.map((each) => `.${each.toLowerCase()}`).join(', ');
  throw new CliError(`The name of the file of labels must end in one of ${endings}; ${path} does not.`, EXIT.invalid);
}

/** The labels of the rows of a batch, of the shipments on a manifest, or of named ones. */
export type LabelSource = { batchId: string } | { manifestId: string } | { shipmentIds: string[] };

/**
 * Saves the labels as the file's name says.
 * @param nameOf what a number of a row is called; the number itself unless given
 * @returns what is in it, and what is not, in words
 */
export async function saveLabelFile(
  client: StationClient,
  of: LabelSource,
  path: string,
  nameOf: (number: number) => string = String,
): Promise<LabelFileContents & { words: string }> {
  const format = labelFormatOf(path);
  const contents = await contentsOf(client, of);
  await saveFile(client, of, { format, path });
  const leftOut = contents.leftOut.filter(({ reason }) => !isUnjoinable(reason) || format === 'PDF');
  const without = leftOut.map(({ reason, rows, numbers }) => {
    const names = numbers.map(nameOf).join(', ');
    return `  left out, ${WHY[reason]}: ${rows} (${numbers.length < rows ? `${names}, …` : names})`;
  });
  return { ...contents, words: [`Saved ${path}: ${contents.labels} labels`, ...without].join('\n') };
}

function contentsOf(client: StationClient, of: LabelSource): Promise<LabelFileContents> {
  if ('batchId' in of) return client.call('readBatchLabels', { params: { id: of.batchId } });
  if ('manifestId' in of) return client.call('readManifestLabels', { params: { id: of.manifestId } });
  return client.call('readChosenLabels', { body: of });
}

function saveFile(
  client: StationClient,
  of: LabelSource,
  { format, path }: { format: LabelFileFormat; path: string },
): Promise<void> {
  if ('shipmentIds' in of) return client.save('readChosenLabelFile', { body: { ...of, format } }, path);
  if ('batchId' in of)
    return client.save('readBatchLabelFile', { params: { id: of.batchId }, query: { format } }, path);
  return client.save('readManifestLabelFile', { params: { id: of.manifestId }, query: { format } }, path);
}
