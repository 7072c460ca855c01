import { createRequire } from 'node:module';
import type * as ZplRenderer from 'zpl-renderer-js';
import type { Bitmap } from '#electron/labels/raster/bitmap.ts';
import { readPng } from '../drawing.ts';

// Its ES module names a source map that is not in the package, which vitest complains of; its CommonJS module is silent.
const { ready } = createRequire(import.meta.url)('zpl-renderer-js') as typeof ZplRenderer;

/** ZPL as zpl-renderer-js draws it, at 8 dots to the millimetre, in black and white. */
export async function printZpl(bytes: Uint8Array, millimetres = { width: 101.6, height: 152.4 }): Promise<Bitmap> {
  const { api } = await ready;
  const text = Buffer.from(bytes).toString('utf8');
  const base64 = await api.zplToBase64Async(text, millimetres.width, millimetres.height, 8);
  return readPng(Buffer.from(base64, 'base64'));
}

/** The labels of a stream, as `printZpl` has one: what one of them sets, the next ones have. */
export async function printAllZpl(bytes: Uint8Array): Promise<Bitmap[]> {
  const { api } = await ready;
  const all = await api.zplToBase64MultipleAsync(Buffer.from(bytes).toString('utf8'), 101.6, 152.4, 8);
  return all.map((base64) => readPng(Buffer.from(base64, 'base64')));
}
