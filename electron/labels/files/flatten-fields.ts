import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
} from 'pdf-lib';

const name = (text: string) => PDFName.of(text);
const HIDDEN = 2;
const NO_VIEW = 32;

/**
 * Draws what the fields of a form show on the pages where they are, and takes the fields away: only in their own document do they mean anything, and
 * the pages of this one go into another.
 */
export async function flattenFields(document: PDFDocument): Promise<void> {
  if (document.catalog.get(name('AcroForm')) === undefined) return;
  try {
    // Those of which the form says the text alone.
    document.getForm().updateFieldAppearances();
    await document.flush();
  } catch {
    // What cannot be drawn is not shown by the readers of others either.
  }
  for (const page of document.getPages()) flattenPage(page);
  document.catalog.delete(name('AcroForm'));
}

function flattenPage(page: PDFPage): void {
  const { node, doc } = page;
  const annotations = node.Annots()?.asArray() ?? [];
  const isField = (each: unknown) => each instanceof PDFDict && each.get(name('Subtype')) === name('Widget');
  const dictOf = (each: (typeof annotations)[number]) => doc.context.lookup(each);
  const others = annotations.filter((each) => !isField(dictOf(each)));
  if (others.length === annotations.length) return;
  for (const each of annotations) {
    const field = dictOf(each);
    if (field instanceof PDFDict && isField(field)) drawField(page, field);
  }
  node.set(name('Annots'), doc.context.obj(others));
}

function drawField(page: PDFPage, field: PDFDict): void {
  const flags = field.lookupMaybe(name('F'), PDFNumber)?.asNumber() ?? 0;
  const shown = appearanceOf(field);
  const rectangle = numbersIn(field.lookup(name('Rect')));
  if ((flags & (HIDDEN | NO_VIEW)) !== 0 || shown === null || rectangle === null) return;
  const box = numbersIn(shown.stream.dict.lookup(name('BBox')));
  const matrix = numbersIn(shown.stream.dict.lookup(name('Matrix')), 6) ?? [1, 0, 0, 1, 0, 0];
  const onto = box && placement(box, matrix, rectangle);
  if (!onto) return;
  const key = page.node.newXObject('Field', shown.ref);
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...onto), drawObject(key), popGraphicsState());
}

/** What the field shows now, of several states the one that it is in. */
function appearanceOf(field: PDFDict): { ref: PDFRef; stream: PDFStream } | null {
  const normal = field.lookupMaybe(name('AP'), PDFDict)?.get(name('N'));
  const of = field.context.lookup(normal);
  const state = field.lookupMaybe(name('AS'), PDFName);
  const ref = of instanceof PDFDict ? state && of.get(state) : normal;
  const stream = field.context.lookup(ref);
  return ref instanceof PDFRef && stream instanceof PDFStream ? { ref, stream } : null;
}

function numbersIn(of: unknown, count = 4): number[] | null {
  if (!(of instanceof PDFArray) || of.size() !== count) return null;
  const numbers = of.asArray().map((_, index) => of.lookup(index));
  return numbers.every((each) => each instanceof PDFNumber) ? numbers.map((each) => each.asNumber()) : null;
}

type Matrix = [number, number, number, number, number, number];

/** ISO 32000-1, 12.5.5: the box of the appearance, turned as it says, onto the rectangle of the field. Null where either has no area. */
function placement(box: readonly number[], matrix: readonly number[], rectangle: readonly number[]): Matrix | null {
  const [left = 0, low = 0, right = 0, high = 0] = box;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  const corners = [left, right].flatMap((x) => [low, high].map((y) => [a * x + c * y + e, b * x + d * y + f] as const));
  const from = extent(corners);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rectangle;
  const to = extent([
    [x1, y1],
    [x2, y2],
  ]);
  if (from.width === 0 || from.height === 0) return null;
  const [across, up] = [to.width / from.width, to.height / from.height];
  return [across, 0, 0, up, to.x - from.x * across, to.y - from.y * up];
}

function extent(points: readonly (readonly [number, number])[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
