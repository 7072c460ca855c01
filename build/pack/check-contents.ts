import { listArchive } from './archive.ts';
import type { Check } from './check-table.ts';
import { requireNone } from './check-table.ts';
import { foreignBinaries, missingFiles, sizes, sqliteBinaries, unwantedFiles } from './contents.ts';

const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

/** What the archive holds, and does not hold. */
export function checkContents(archive: string): Check[] {
  const files = listArchive(archive);
  return [
    {
      name: 'Only what is needed is packed',
      run() {
        requireNone(unwantedFiles(files));
        return `${files.length} files, each on the list`;
      },
    },
    {
      name: 'What is needed is packed',
      run() {
        requireNone(missingFiles(files).map((path) => `${path} is missing`));
        return 'sources as JavaScript, window, fonts, wasm';
      },
    },
    {
      name: 'The size is within its limits',
      run() {
        const { packed, unpacked, withinLimits } = sizes(files);
        const said = `${mebibytes(packed)} in the archive, ${mebibytes(unpacked)} beside it`;
        if (!withinLimits) throw new Error(said);
        return said;
      },
    },
    {
      name: 'Binaries of this platform only',
      run() {
        requireNone(foreignBinaries(files, `${process.platform}-${process.arch}`));
        const count = sqliteBinaries(files).length;
        if (count !== 1) throw new Error(`${count} binaries of SQLite`);
        const all = files.filter(({ unpacked }) => unpacked);
        return `one of SQLite, ${all.length} in all, outside the archive`;
      },
    },
  ];
}
