import type { Element } from './element.ts';
import { lineHeight, textLine, wrap, type LinePlace, type TextStyle, type Typesetter } from './typesetter.ts';

/** A part of a page: how high it is in dots, and what draws it. What is only measured is never drawn. */
export interface Block {
  height: number;
  /** Adds its elements to those of a page, with its corner at (x, y). */
  draw(page: Element[], x: number, y: number): void;
  /** The block, so much higher; absent where nothing in it can grow. */
  stretch?: (extra: number) => Block;
  /** The block as high as its row, where that is higher; absent where it stays as it is. */
  fill?: (height: number) => Block;
}

/** What has been left out. */
export const NOTHING: Block = { height: 0, draw: () => undefined };

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

/** Elements that are placed from the block's corner. */
export const blockOf = (height: number, elements: readonly Element[]): Block => ({
  height,
  draw(page, x, y) {
    for (const element of elements) page.push(moved(element, x, y));
  },
});

/** The elements of a block whose corner is at (x, y). */
export function elementsOf(block: Block, x = 0, y = 0): Element[] {
  const page: Element[] = [];
  block.draw(page, x, y);
  return page;
}

/** One under the other. */
export function stack(blocks: readonly Block[], gap = 0): Block {
  let height = blocks.length > 1 ? gap * (blocks.length - 1) : 0;
  for (const block of blocks) height += block.height;
  return {
    height,
    draw(page, x, y) {
      let top = y;
      for (const block of blocks) {
        block.draw(page, x, top);
        top += block.height + gap;
      }
    },
  };
}

/** From one corner, and as high as the highest. */
export const beside = (blocks: readonly Block[]): Block => ({
  height: blocks.reduce((highest, block) => Math.max(highest, block.height), 0),
  draw(page, x, y) {
    for (const block of blocks) block.draw(page, x, y);
  },
});

/** The block, so far to the right and down; its height counts what is above it. */
export const inset = (block: Block, dx: number, dy = 0): Block => ({
  height: dy + block.height,
  draw: (page, x, y) => block.draw(page, x + dx, y + dy),
});

/** The block, each of its elements changed. */
export const changed = (block: Block, change: (element: Element) => Element): Block => ({
  ...block,
  draw(page, x, y) {
    for (const element of elementsOf(block, x, y)) page.push(change(element));
  },
});

/** The block with all of its text at the right edge of its box. */
export const atTheRight = (block: Block): Block =>
  changed(block, (element) => (element.kind === 'text' ? { ...element, align: 'right' } : element));

/** A paragraph, wrapped into the width. */
export const paragraph = (text: string, style: TextStyle, x: number, maxWidth: number, typesetter: Typesetter): Block =>
  textBlock(wrap(text, style, maxWidth, typesetter), style, { x, maxWidth }, typesetter);

/** Lines that fit in the width, one under the other. */
export function textBlock(lines: readonly string[], style: TextStyle, place: LinePlace, typesetter: Typesetter): Block {
  let height = 0;
  for (const line of lines) height += lineHeight(style.size, line);
  return {
    height,
    draw(page, x, y) {
      let top = y;
      for (const line of lines) {
        if (line !== '') page.push(textLine(line, style, { ...place, x: x + place.x, y: top }, typesetter));
        top += lineHeight(style.size, line);
      }
    },
  };
}
