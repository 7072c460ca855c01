import { stack, type Block } from '../layout/block.ts';
import type { Element } from '../layout/element.ts';
import { splitLines } from '../layout/split.ts';

/** Blocks under one another, on as many pages as they take. All lengths are in dots. */
export interface PageFlow {
  pages: readonly Element[][];
  /** How far down the page is full. */
  used(): number;
  /** What has no room on the page goes on at the head of the next, line by line. */
  flow(block: Block, gap: number): void;
  /** The same of several, which stay together where a page has room for all of them. */
  keep(blocks: readonly Block[], gap: number, between: number): void;
  turn(): void;
}

/** @param headOf what stands at the top of a page */
export function createPageFlow(height: number, headOf: (isFirst: boolean) => Block): PageFlow {
  const pages: Element[][] = [];
  let elements: Element[] = [];
  let [y, top] = [0, 0];
  const add = (block: Block, gap: number) => {
    block.draw(elements, 0, y + gap);
    y += gap + block.height;
  };
  const turn = () => {
    const head = headOf(pages.length === 0);
    elements = [];
    pages.push(elements);
    y = 0;
    add(head, 0);
    top = y;
  };
  const most = height - headOf(false).height;
  turn();

  function flow(block: Block, gap: number): void {
    const room = height - y - gap;
    const parts = block.height <= room ? null : splitLines(block, room);
    if (parts) {
      add(parts[0], gap);
      turn();
      flow(parts[1], gap);
    } else if (block.height > room && y > top) {
      turn();
      flow(block, gap);
    } else add(block, gap);
  }

  function keep(blocks: readonly Block[], gap: number, between: number): void {
    const all = stack(blocks, between);
    const [first, ...others] = blocks;
    if (gap + all.height <= most) {
      if (y + gap + all.height > height) turn();
      add(all, gap);
    } else if (first && others.length === 0) flow(first, gap);
    else for (const [index, block] of blocks.entries()) keep([block], index === 0 ? gap : between, between);
  }

  return { pages, flow, keep, turn, used: () => y };
}
