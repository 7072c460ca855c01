import { deflateSync } from 'node:zlib';
import { PDFContext, PDFRawStream, PDFString, PDFWriter, type PDFRef } from 'pdf-lib';
import type { Area } from '../layout/geometry.ts';
import type { Bitmap } from '../raster/bitmap.ts';

/** A picture that is packed already, as a PDF has it. */
export interface PackedBitmap {
  width: number;
  height: number;
  packed: Uint8Array;
}

/** A page with pictures on it. All lengths are in its own dots, from the top left corner. */
export interface DotPage {
  dpi: number;
  width: number;
  height: number;
  pictures: (Area & { bitmap: Bitmap | PackedBitmap })[];
  /** Filled black. */
  marks: readonly Area[];
}

/** Pages of pictures as a PDF: dot by dot, without a loss. The same pages give the same bytes. */
export async function dotPdf(pages: readonly DotPage[]): Promise<Uint8Array> {
  const context = PDFContext.create();
  const tree = context.nextRef();
  const kids = pages.map((page) => addPage(context, tree, page));
  context.assign(tree, context.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  context.trailerInfo.Root = context.register(
    context.obj({ Type: 'Catalog', Pages: tree, ViewerPreferences: { PrintScaling: 'None' } }),
  );
  context.trailerInfo.Info = context.register(context.obj({ Producer: PDFString.of('Packbench') }));
  return PDFWriter.forContext(context, Infinity).serializeToBuffer();
}

function addPage(context: PDFContext, tree: PDFRef, page: DotPage): PDFRef {
  const scale = 72 / page.dpi;
  const pictures = Object.fromEntries(page.pictures.map(({ bitmap }, i) => [`P${i}`, addPicture(context, bitmap)]));
  const placed = ({ x, y, width, height }: Area) => ({ x, y: page.height - y - height, width, height });
  const operators = [
    `${scale} 0 0 ${scale} 0 0 cm`,
    ...page.pictures.map((each, i) => {
      const { x, y, width, height } = placed(each);
      return `q ${numbers(width, 0, 0, height, x, y)} cm /P${i} Do Q`;
    }),
    ...page.marks.map((mark) => {
      const { x, y, width, height } = placed(mark);
      return `${numbers(x, y, width, height)} re f`;
    }),
  ];
  const contents = addStream(context, {}, deflateSync(Buffer.from(operators.join('\n'), 'latin1')));
  const box = [0, 0, page.width * scale, page.height * scale];
  const Resources = { XObject: pictures };
  return context.register(context.obj({ Type: 'Page', Parent: tree, MediaBox: box, Contents: contents, Resources }));
}

/** A PDF knows no exponents, and three places are finer than any printer. */
const numbers = (...values: number[]) => values.map((value) => Math.round(value * 1000) / 1000).join(' ');

/** In a Bitmap 1 is black, in a PDF it is white unless Decode says otherwise. */
function addPicture(context: PDFContext, bitmap: Bitmap | PackedBitmap): PDFRef {
  const { width, height, packed } = 'packed' in bitmap ? bitmap : packedBitmap(bitmap);
  return addStream(
    context,
    {
      ...{ Type: 'XObject', Subtype: 'Image', Width: width, Height: height },
      ...{ ColorSpace: 'DeviceGray', BitsPerComponent: 1, Decode: [1, 0] },
    },
    packed,
  );
}

export const packedBitmap = ({ width, height, bits }: Bitmap): PackedBitmap => ({
  ...{ width, height },
  packed: new Uint8Array(deflateSync(bits)),
});

function addStream(context: PDFContext, about: Record<string, string | number | number[]>, packed: Uint8Array): PDFRef {
  return context.register(
    PDFRawStream.of(context.obj({ ...about, Filter: 'FlateDecode', Length: packed.length }), packed),
  );
}
