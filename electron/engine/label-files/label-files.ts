import { LABEL_FILES, type LabelFileContents, type LabelFileFormat } from '#shared/schema/printing/label-file.ts';
import { batchFileName } from '../batches/index.ts';
import { EngineError } from '../engine-error.ts';
import { type Caller, clientsSeen, requireSeen } from '../identity/index.ts';
import { createSlowLane } from '../concurrency/index.ts';
import { violation } from '../violation.ts';
import { type Chosen, chooseLabels, type ChosenLabel, formatsOf, leftOutOf } from './chosen-labels.ts';
import type { LabelFilesDeps, NamedBytes } from './deps.ts';
import type { LabelsOf } from './store.ts';

/** What a ZIP file without extensions to the format holds. */
const MOST_IN_ZIP = { files: 65_535, bytes: 2 ** 32 - 2 ** 24 };

/** Rows of a batch, both inclusive; all of them unless given. */
export interface LabelRange {
  from?: number;
  to?: number;
}

/** A file that is made while it is sent. */
export interface LabelFile {
  fileName: string;
  mediaType: string;
  parts: AsyncIterable<Uint8Array>;
}

const MEDIA_TYPES: Record<LabelFileFormat, string> = {
  PDF: 'application/pdf',
  ZPL: 'application/octet-stream',
  EPL: 'application/octet-stream',
  ZIP: 'application/zip',
};

/** The labels of a batch, of a manifest or of named shipments as one file, in their order. */
export function createLabelFiles(deps: LabelFilesDeps) {
  const { ledger, labelFiles } = deps;
  const slowLane = createSlowLane();

  /** @returns the name that files of it begin with. @throws EngineError NOT_FOUND, also for what the caller does not see. */
  async function requireSource(caller: Caller, of: LabelsOf, extension: string): Promise<string> {
    if ('batchId' in of) {
      const batch = requireSeen(caller, await ledger.batches.find(of.batchId), `There is no batch ${of.batchId}.`);
      return batchFileName(batch, 'labels', extension);
    }
    if ('shipmentIds' in of) return requireShipments(caller, of.shipmentIds, extension);
    const found = await ledger.manifests.find(of.manifestId);
    return `${requireSeen(caller, found, `There is no manifest ${of.manifestId}.`).number}-labels.${extension}`;
  }

  async function requireShipments(caller: Caller, ids: readonly string[], extension: string): Promise<string> {
    const clientIds = clientsSeen(caller);
    const counts = await ledger.shipments.count({ ids: [...ids], ...(clientIds && { clientIds }) });
    const seen = counts.reduce((sum, { shipments }) => sum + shipments, 0);
    if (seen === ids.length) return `labels.${extension}`;
    throw new EngineError('NOT_FOUND', `Of ${ids.length} shipments ${ids.length - seen} are not there.`);
  }

  const choose = (of: LabelsOf, { from = 1, to = Number.MAX_SAFE_INTEGER }: LabelRange): Promise<Chosen> => {
    if (from > to) throw refusal('/query/to', `The last row, ${to}, comes before the first one, ${from}.`, to);
    return chooseLabels(deps, of, { from, to }, slowLane);
  };

  async function* bytesOf(labels: readonly ChosenLabel[]): AsyncGenerator<NamedBytes, void> {
    const digits = String(labels.at(-1)?.number ?? 0).length;
    for (const label of labels) {
      const stored = await slowLane(() => ledger.reads.documentBytes(label.documentId));
      if (!stored) throw new Error(`The label of row ${label.number} is not kept any more.`);
      yield { name: nameOf(label, digits), bytes: stored.bytes };
    }
  }

  return {
    /** @throws EngineError NOT_FOUND; FIELD_INVALID where the range is backwards. */
    async contents(caller: Caller, of: LabelsOf, range: LabelRange = {}): Promise<LabelFileContents> {
      await requireSource(caller, of, '');
      const chosen = await choose(of, range);
      const { labels } = chosen;
      const files = LABEL_FILES.filter((format) => labels.length > 0 && misfit(labels, format) === null);
      return { labels: labels.length, formats: formatsOf(labels), files, leftOut: leftOutOf(chosen) };
    },

    /** @throws EngineError as above; NOT_FOUND where there is no label; FIELD_INVALID or VALIDATION_FAILED where the labels cannot be had in the format. */
    async file(caller: Caller, of: LabelsOf, format: LabelFileFormat, range: LabelRange = {}): Promise<LabelFile> {
      const fileName = await requireSource(caller, of, format.toLowerCase());
      const all = (await choose(of, range)).labels;
      if (all.length === 0) throw new EngineError('NOT_FOUND', 'None of these has a label.');
      const wrong = misfit(all, format);
      if (wrong !== null) throw refusal('shipmentIds' in of ? '/format' : '/query/format', wrong, format);
      const labels = format === 'PDF' ? all.filter(({ unjoinable }) => unjoinable === null) : all;
      const bytes = bytesOf(labels);
      const parts = { PDF: labelFiles.joinPdfs, ZPL: commands, EPL: commands, ZIP: zipped }[format](bytes);
      return { fileName, mediaType: MEDIA_TYPES[format], parts };
    },
  };

  function zipped(all: AsyncIterable<NamedBytes>): AsyncIterable<Uint8Array> {
    return labelFiles.zip(all, ledger.now());
  }
}

/** Why the labels cannot be had in the format; null where they can. */
function misfit(labels: readonly ChosenLabel[], format: LabelFileFormat): string | null {
  if (format === 'ZIP') {
    const bytes = labels.reduce((sum, { size }) => sum + size, 0);
    if (labels.length <= MOST_IN_ZIP.files && bytes <= MOST_IN_ZIP.bytes) return null;
    return `A ZIP file holds at most ${MOST_IN_ZIP.files} labels and 4 GiB; these are ${labels.length} with ${bytes} bytes. Ask for fewer rows.`;
  }
  if (format === 'PDF' && labels.every(({ unjoinable }) => unjoinable !== null))
    return 'The carrier has locked all of these labels, or sent them broken; a ZIP file takes them.';
  const others = formatsOf(labels).filter(({ imageType }) => imageType !== format);
  if (others.length === 0) return null;
  const words = others.map(({ imageType, labels: count }) => `${count} ${imageType}`).join(', ');
  return `Of ${labels.length} labels not all are ${format}: ${words}. A label is never drawn anew; a ZIP file takes all of them.`;
}

async function* commands(all: AsyncIterable<NamedBytes>): AsyncGenerator<Uint8Array, void> {
  const end = Buffer.from('\n');
  for await (const { bytes } of all) yield bytes.at(-1) === end[0] ? bytes : Buffer.concat([bytes, end]);
}

/** Sorted by name they stand in the order of the rows. */
function nameOf({ number, packageNumber, trackingNumber, imageType }: ChosenLabel, digits: number): string {
  const parts = [String(number).padStart(digits, '0'), String(packageNumber), trackingNumber];
  return `${parts.map((part) => part.replaceAll(/[^A-Za-z0-9_-]+/g, '_').slice(0, 60)).join('-')}.${imageType}`;
}

/** Of a parameter, or of a field of the body (contract, section 6). */
function refusal(pointer: string, message: string, actual: unknown): EngineError {
  return new EngineError(pointer.startsWith('/query/') ? 'FIELD_INVALID' : 'VALIDATION_FAILED', message, {
    errors: [violation('FIELD_INVALID', pointer, message, actual)],
  });
}
