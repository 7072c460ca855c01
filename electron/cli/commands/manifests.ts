import type { Manifest } from '#shared/schema/shipping/manifest.ts';
import { CliError } from '../cli-error.ts';
import type { Register } from '../context.ts';
import { EXIT } from '../exit-codes.ts';
import { saveLabelFile } from '../save-label-file.ts';
import type { StationClient } from '../station-client.ts';

const inWords = ({ number, accountName, closedAt, totals }: Manifest) =>
  `${number} of ${accountName}, closed at ${closedAt}: ${totals.shipments} shipments, ${totals.packages} packages.`;

/** By its number or id; the newest ones are looked through. @throws CliError */
async function findManifest(client: StationClient, text: string): Promise<Manifest> {
  let cursor: string | null = null;
  do {
    const page: { manifests: Manifest[]; next: string | null } = await client.call('listManifests', {
      query: { limit: 500, ...(cursor !== null && { cursor }) },
    });
    const found = page.manifests.find(({ id, number }) => id === text || number === text.toUpperCase());
    if (found) return found;
    cursor = page.next;
  } while (cursor !== null);
  throw new CliError(`There is no manifest ${text}.`, EXIT.invalid);
}

export const registerManifests: Register = (program, on) =>
  void program
    .command('manifest <number>')
    .description('show a closed manifest, and save the labels on it as one file')
    .option('--labels <file>', 'save its labels there; the name ends in .pdf, .zpl, .epl or .zip')
    .action(
      on<{ labels?: string }>(async ({ station, show }, [text = ''], { labels: path }) => {
        const client = await station();
        const manifest = await findManifest(client, text);
        if (path === undefined) {
          show({ manifest }, () => inWords(manifest));
          return EXIT.ok;
        }
        const { words, ...labels } = await saveLabelFile(client, { manifestId: manifest.id }, path);
        show({ manifest, labels }, () => `${inWords(manifest)}\n${words}`);
        return EXIT.ok;
      }),
    );
