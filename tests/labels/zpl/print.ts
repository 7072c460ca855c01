import { PNG } from 'pngjs';
import { ready } from 'zpl-renderer-js';
import { fromGrey, type Bitmap } from '#electron/labels/raster/bitmap.ts';

/** ZPL as zpl-renderer-js draws it, at 8 dots to the millimetre, in black and white. */
export async function printZpl(bytes: Uint8Array, millimetres = { width: 101.6, height: 152.4 }): Promise<Bitmap> {
  const { api } = await ready;
  const text = Buffer.from(bytes).toString('utf8');
  const base64 = await api.zplToBase64Async(text, millimetres.width, millimetres.height, 8);
  const { width, height, data } = PNG.sync.read(Buffer.from(base64, 'base64'));
  const grey = Uint8Array.from({ length: width * height }, (_, i) => data[4 * i] ?? 255);
  return fromGrey(grey, width, height);
}
