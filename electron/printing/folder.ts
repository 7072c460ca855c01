import { constants } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenedPrinter, PrintSheet, SendOutcome } from '#electron/engine/printing/ports.ts';
import type { FolderConnection } from '#shared/schema/printer.ts';
import { bytesToSend } from './copies.ts';
import type { SaidTrouble } from '#shared/schema/trouble.ts';
import { troubleWith } from './why.ts';

/** A folder as a printer: a file for each job, whole from the first moment it is there. */
export async function openFolder({ path }: FolderConnection, sheet: PrintSheet): Promise<OpenedPrinter> {
  const trouble = await folderTrouble({ type: 'folder', path });
  if (trouble !== null) return { kind: 'not_ready', reason: trouble.sentence };
  return { kind: 'ready', send: () => write(path, sheet), close: () => undefined };
}

export async function folderTrouble({ path }: FolderConnection): Promise<SaidTrouble | null> {
  try {
    await access(path, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return troubleWith(path, `The folder ${path}`, error);
  }
}

async function write(folder: string, sheet: PrintSheet): Promise<SendOutcome> {
  const name = `${sheet.jobId}.${sheet.format.toLowerCase()}`;
  const draft = join(folder, `.${name}.new`);
  try {
    await writeDurably(draft, bytesToSend(sheet));
    await rename(draft, join(folder, name));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    return { kind: 'not_sent', reason: troubleWith(folder, `The folder ${folder}`, error).sentence };
  }
  await syncFolder(folder);
  return { kind: 'printed', detail: `Written to ${name}.` };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Windows has no such thing, and some network folders refuse it: the file is there all the same. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
