import type { Manifest } from '#shared/schema/shipping/manifest.ts';
import { call } from '#renderer/api/client.ts';
import { download } from '../download.ts';
import { printPdf } from '../print-paper.ts';

/** The bytes of one of the carrier's own forms, counted from 1; null where they could not be had. */
async function formOf({ id }: Pick<Manifest, 'id'>, form: number): Promise<Uint8Array | null> {
  const answer = await call('readCarrierForm', { params: { id, number: String(form) }, timeoutMs: 60_000 });
  return answer.ok ? answer.value : null;
}

/** Saves one of the carrier's own forms, counted from 1. @returns false where it could not be had. */
export async function downloadForm(manifest: Pick<Manifest, 'id' | 'number'>, form: number): Promise<boolean> {
  const bytes = await formOf(manifest, form);
  if (bytes) download(bytes, `${manifest.number}-carrier-${form}.pdf`, 'application/pdf');
  return bytes !== null;
}

/** Opens the print dialog with one of the carrier's own forms, counted from 1. @returns false where it could not be had. */
export async function printForm(manifest: Pick<Manifest, 'id'>, form: number): Promise<boolean> {
  const bytes = await formOf(manifest, form);
  return bytes !== null && printPdf(bytes);
}
