import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { MAX_LOGO_PIXELS } from '#shared/schema/accounts/labels/label-logo.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { dangerIn } from './svg-danger.ts';
import { scaledGrey, trimmedGrey, type GreyPicture } from './grey-picture.ts';

/** What a picture is kept as, at most; finer than a printer at 600 dpi over two inches by one. */
const MOST = { width: 1200, height: 600 };

export type MadeLogo = { pngBase64: string; width: number; height: number } | { refusal: Diagnostic };

/** A PNG or an SVG as a grey picture without the white around it. What is transparent is white. */
export async function makeLogo(bytes: Uint8Array): Promise<MadeLogo> {
  const picture = isPng(bytes) ? greyOfPng(bytes) : await greyOfSvg(bytes);
  if ('refusal' in picture) return picture;
  const trimmed = trimmedGrey(picture);
  if (!trimmed) return { refusal: diagnostic('LOGO_EMPTY') };
  const factor = Math.min(1, MOST.width / trimmed.width, MOST.height / trimmed.height);
  const { width, height, grey } = scaledGrey(
    trimmed,
    Math.max(1, Math.round(trimmed.width * factor)),
    Math.max(1, Math.round(trimmed.height * factor)),
  );
  const png = new PNG({ width, height, colorType: 0, inputColorType: 0, bitDepth: 8, inputHasAlpha: false });
  png.data = Buffer.from(grey);
  const pngBase64 = PNG.sync
    .write(png, { colorType: 0, inputColorType: 0, bitDepth: 8, inputHasAlpha: false })
    .toString('base64');
  return { pngBase64, width, height };
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47];
const isPng = (bytes: Uint8Array) => SIGNATURE.every((byte, i) => bytes[i] === byte);

/** Its signature and its IHDR, which says its size. */
const PNG_HEAD = 33;

function greyOfPng(bytes: Uint8Array): GreyPicture | { refusal: Diagnostic } {
  const file = Buffer.from(bytes);
  if (file.length < PNG_HEAD) return { refusal: diagnostic('LOGO_BROKEN') };
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  if (width > MAX_LOGO_PIXELS || height > MAX_LOGO_PIXELS)
    return { refusal: diagnostic('LOGO_TOO_LARGE', { width, height, limit: MAX_LOGO_PIXELS }) };
  try {
    const { data } = PNG.sync.read(file);
    return { width, height, grey: greyOf(data, width * height) };
  } catch {
    return { refusal: diagnostic('LOGO_BROKEN') };
  }
}

async function greyOfSvg(bytes: Uint8Array): Promise<GreyPicture | { refusal: Diagnostic }> {
  const svg = textOf(bytes);
  if (svg === null || !/<(?:\w+:)?svg[\s>]/i.test(svg)) return { refusal: diagnostic('LOGO_OF_NO_KIND') };
  const what = dangerIn(svg);
  if (what !== null) return { refusal: diagnostic('LOGO_SVG_UNSAFE', { what }) };
  const { Resvg, initWasm } = await import('@resvg/resvg-wasm');
  const wasm = readFileSync(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await initWasm(new Uint8Array(wasm).buffer).catch((error: unknown) => {
    if (!String(error).includes('Already initialized')) throw error;
  });
  try {
    const size = new Resvg(svg);
    const isWide = size.width / size.height >= MOST.width / MOST.height;
    size.free();
    const drawn = new Resvg(svg, {
      fitTo: isWide ? { mode: 'width', value: MOST.width } : { mode: 'height', value: MOST.height },
    });
    const { width, height, pixels } = drawn.render();
    return { width, height, grey: greyOf(pixels, width * height) };
  } catch {
    return { refusal: diagnostic('LOGO_BROKEN') };
  }
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** How light each pixel is on white paper: Rec. 709's weights of red, green and blue. */
function greyOf(rgba: Uint8Array, count: number): Uint8Array {
  const grey = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = rgba.subarray(4 * i, 4 * i + 4);
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    grey[i] = Math.round(255 - (alpha / 255) * (255 - light));
  }
  return grey;
}
