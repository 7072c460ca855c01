import type { Element } from './element.ts';
import { lineHeight, textLine, wrap, type TextStyle, type Typesetter } from './typesetter.ts';

/** Elements placed from a corner of their own, and the height they take. */
export interface Block {
  height: number;
  elements: Element[];
  /** The block, so much higher; absent where nothing in it can grow. */
  stretch?: (extra: number) => Block;
  /** The block as high as its row, where that is higher; absent where it stays as it is. */
  fill?: (height: number) => Block;
}

/** What has been left out. */
export const NOTHING: Block = { height: 0, elements: [] };

/** The element, moved; the same one where it stays. Each kind is copied in a place of its own, where V8 knows what it has. */
export function moved<E extends Element>(element: E, dx: number, dy: number): E;
export function moved(element: Element, dx: number, dy: number): Element {
  if (dx === 0 && dy === 0) return element;
  const [x, y] = [element.x + dx, element.y + dy];
  switch (element.kind) {
    case 'text':
      return { ...element, x, y };
    case 'rectangle':
      return { ...element, x, y };
    case 'linear':
      return { ...element, x, y };
    default:
      return { ...element, x, y };
  }
}

/** One under the other. */
export function stack(blocks: readonly Block[], gap = 0): Block {
  const elements: Element[] = [];
  let height = 0;
  blocks.forEach((block, i) => {
    if (i > 0) height += gap;
    elements.push(...block.elements.map((element) => moved(element, 0, height)));
    height += block.height;
  });
  return { height, elements };
}

/** A paragraph, wrapped into the width. */
export function paragraph(text: string, style: TextStyle, x: number, maxWidth: number, typesetter: Typesetter): Block {
  const lines = wrap(text, style, maxWidth, typesetter);
  let y = 0;
  const elements = lines.map((line) => {
    const element = textLine(line, style, { x, y, maxWidth }, typesetter);
    y += lineHeight(style.size, line);
    return element;
  });
  return { height: y, elements: elements.filter(({ text }) => text !== '') };
}
