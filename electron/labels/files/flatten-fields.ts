import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  type PDFDocument,
  type PDFField,
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
 * Draws what the fields of a form show on the pages where they are, and takes the fields away: they mean something in their own document only, and the
 * pages of this one go into another. What cannot be drawn stays as it is.
 */
export async function flattenFields(document: PDFDocument): Promise<void> {
  if (document.catalog.get(name('AcroForm')) === undefined) return;
  drawMissing(document);
  await document.flush();
  for (const page of document.getPages()) flattenPage(page);
}

/** Some say what stands in them, and leave it to whoever shows them to draw it. */
function drawMissing(document: PDFDocument): void {
  for (const field of fieldsOf(document)) {
    try {
      if (field.needsAppearancesUpdate()) field.defaultUpdateAppearances(document.getForm().getDefaultFont());
    } catch {
      // Letters that the font of forms lacks.
    }
  }
}

function fieldsOf(document: PDFDocument): PDFField[] {
  try {
    return document.getForm().getFields();
  } catch {
    // A broken form: what is drawn of it is on the pages.
    return [];
  }
}

function flattenPage(page: PDFPage): void {
  const { node, doc } = page;
  const annotations = node.Annots()?.asArray() ?? [];
  const left = annotations.filter((each) => {
    const field = doc.context.lookup(each);
    return !(field instanceof PDFDict && field.get(name('Subtype')) === name('Widget') && isDrawn(page, field));
  });
  if (left.length < annotations.length) node.set(name('Annots'), doc.context.obj(left));
}

/** True, too, where nothing of the field is to be seen. */
function isDrawn(page: PDFPage, field: PDFDict): boolean {
  const flags = field.lookup(name('F'));
  if (flags instanceof PDFNumber && (flags.asNumber() & (HIDDEN | NO_VIEW)) !== 0) return true;
  const shown = appearanceOf(field);
  const rectangle = numbersIn(field.lookup(name('Rect')));
  const box = shown && numbersIn(shown.stream.dict.lookup(name('BBox')));
  const matrix = (shown && numbersIn(shown.stream.dict.lookup(name('Matrix')), 6)) ?? [1, 0, 0, 1, 0, 0];
  const onto = rectangle && box && placement(box, matrix, rectangle);
  if (!shown || !onto) return false;
  const key = page.node.newXObject('Field', shown.ref);
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...onto), drawObject(key), popGraphicsState());
  return true;
}

/** What the field shows now, of several states the one that it is in. */
function appearanceOf(field: PDFDict): { ref: PDFRef; stream: PDFStream } | null {
  const all = field.lookup(name('AP'));
  const normal = all instanceof PDFDict ? all.get(name('N')) : undefined;
  const of = field.context.lookup(normal);
  const state = field.lookup(name('AS'));
  const ref = of instanceof PDFDict && state instanceof PDFName ? of.get(state) : normal;
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
