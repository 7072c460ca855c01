import { ready } from 'zpl-renderer-js';
import type { Bitmap } from '#electron/labels/raster/bitmap.ts';
import { readPng } from '../pictures.ts';

/** ZPL as zpl-renderer-js draws it, at 8 dots to the millimetre, in black and white. */
export async function printZpl(bytes: Uint8Array, millimetres = { width: 101.6, height: 152.4 }): Promise<Bitmap> {
  const { api } = await ready;
  const text = Buffer.from(bytes).toString('utf8');
  const base64 = await api.zplToBase64Async(text, millimetres.width, millimetres.height, 8);
  return readPng(Buffer.from(base64, 'base64'));
}
