import type { Manifest } from '#shared/schema/shipping/manifest.ts';
import { call } from '#renderer/api/client.ts';
import { download } from '../download.ts';

/** Saves one of the carrier's own forms, counted from 1. @returns false where it could not be had. */
export async function downloadForm({ id, number }: Pick<Manifest, 'id' | 'number'>, form: number): Promise<boolean> {
  const answer = await call('readCarrierForm', { params: { id, number: String(form) }, timeoutMs: 60_000 });
  if (!answer.ok || answer.value === null) return false;
  download(answer.value, `${number}-carrier-${form}.pdf`, 'application/pdf');
  return true;
}
