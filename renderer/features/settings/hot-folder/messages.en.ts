import type { HotFolderStatus } from '#shared/schema/batches/hot-folder.ts';

/** The folder in which a dropped file becomes labels. */
export const hotFolder = {
  title: 'Hot folder',
  lead: 'For programs that can do nothing but write files: a CSV, Excel or JSON file that is dropped into the folder becomes labels, each row bought once.',
  on: 'Watch a folder',
  onHint: 'What is dropped there is bought without anybody being asked.',
  path: 'Folder',
  pathHint: 'On the station’s machine, with its whole path, outside the station’s own data folder.',
  fromFile: 'As the file says',
  defaults: 'Where a file does not say it',
  save: 'Save hot folder',
  saved: 'The hot folder is saved.',
  stopped: 'No folder is watched any more.',
  goOn: 'Let it go on',
  states: {
    OFF: 'off',
    WATCHING: 'watching',
    UNREACHABLE: 'unreachable',
    REVOKED: 'revoked',
  } as const satisfies Record<HotFolderStatus['state'], string>,
  say: {
    OFF: 'No folder is watched.',
    WATCHING: 'Files in {path} are taken once they have not grown for two seconds.',
    UNREACHABLE: 'Files are taken again as soon as the folder is back and can be read.',
    REVOKED: 'The API client “Hot folder” was revoked, so nothing is taken.',
  } as const satisfies Record<HotFolderStatus['state'], string>,
  arriving: 'One file is arriving | {n} files are arriving',
  working: '{file} is being worked on',
  faults: {
    relative: 'Folder “{path}”: give the whole path, such as /srv/orders or C:\\Orders.',
    tooLong: 'Folder has {actual} characters: {limit} at most.',
    unusable: 'Folder “{path}”: the station cannot use it.',
  },
} as const;
