/** A square picture: its edge in pixels, and it as PNG. */
export interface Picture {
  size: number;
  png: Buffer;
}

/** A Windows icon of PNG pictures, each at most 256 pixels wide: header, directory of 16 bytes a picture, pictures. */
export function icoFile(pictures: readonly Picture[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** The names that macOS has for a picture of so many pixels, for plain and for dense screens. */
const ICNS_NAMES: Record<number, string[]> = {
  32: ['ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
};

/** A macOS icon of PNG pictures of 32 to 1024 pixels: a header of eight bytes, and one before each picture. */
export function icnsFile(pictures: readonly Picture[]): Buffer {
  const chunks = pictures.flatMap(({ size, png }) => (ICNS_NAMES[size] ?? []).map((name) => chunk(name, png)));
  return chunk('icns', Buffer.concat(chunks));
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32BE(8 + content.length, 4);
  return Buffer.concat([head, content]);
}
