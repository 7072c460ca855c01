import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { numberedNames } from '#shared/format/numbered-names.ts';
import type { ShipmentDetail } from '#shared/schema/shipping/shipment.ts';
import type { ShipmentData } from '#shared/schema/shipping/shipment-response.ts';
import { makeFolder } from '#electron/platform/make-folder.ts';
import { quoted } from '#electron/start/start-command.ts';
import { AfterPurchase, CliError } from './cli-error.ts';
import { onDisk } from './on-disk.ts';
import type { StationClient } from './station-client.ts';

/** A name that is a file name everywhere, whatever an id or a tracking number holds. */
export const fileNameOf = (text: string) => text.replaceAll(/[^A-Za-z0-9_-]+/g, '_').slice(0, 100) || 'shipment';

interface Linked {
  packageNumber: number;
  contentType: string;
  imageType: string;
  fileUrl: string;
}

/** Downloads the documents of a shipment into a folder and names the files. @throws CliError where there are none. */
export async function saveStored(
  client: StationClient,
  { shipment, documents }: ShipmentDetail,
  folder: string,
): Promise<string[]> {
  if (documents.length > 0) return saveAll(client, shipment.transactionId, documents, folder);
  throw new CliError(`Shipment ${shipment.transactionId} has no documents; it is ${shipment.state}.`);
}

/** The same for a purchase, from its answer. @throws AfterPurchase */
export async function saveAnswered(client: StationClient, data: ShipmentData, folder: string): Promise<string[]> {
  const documents = data.transactionShipments.flatMap(({ packageDocuments }, index) =>
    packageDocuments.map(({ fileUrl, ...rest }) => ({ ...rest, fileUrl: fileUrl ?? '', packageNumber: index + 1 })),
  );
  try {
    return await saveAll(client, data.transactionId, documents, folder);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    throw new AfterPurchase(
      error,
      `It was bought; for its labels: packbench labels ${data.transactionId} --out ${quoted(folder, process.platform)}`,
    );
  }
}

async function saveAll(client: StationClient, name: string, documents: Linked[], folder: string): Promise<string[]> {
  onDisk(() => makeFolder(folder, 0o777));
  const paths: string[] = [];
  const named = numberedNames();
  for (const { packageNumber, contentType, imageType, fileUrl } of documents) {
    const kind = contentType.toLowerCase().replaceAll('_', '-');
    const path = join(folder, `${named(`${fileNameOf(name)}-${packageNumber}-${kind}`)}.${fileNameOf(imageType)}`);
    const bytes = await client.download(fileUrl);
    onDisk(() => save(path, bytes));
    paths.push(path);
  }
  return paths;
}

/** A file with other bytes is left alone. */
function save(path: string, bytes: Uint8Array): void {
  if (existsSync(path)) {
    if (readFileSync(path).equals(bytes)) return;
    throw new CliError(`${path} is there already and holds something else.`);
  }
  writeFileSync(path, bytes, { mode: 0o600, flag: 'wx' });
}
