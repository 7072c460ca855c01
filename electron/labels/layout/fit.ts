import { moved, type Block } from './block.ts';
import type { Element } from './element.ts';

/** A part of a label that can be set in several ways, from the generous to the dense. */
export interface Section {
  /** How early it gives way: 1 first. Sections with equal numbers give way from top to bottom. */
  yields: number;
  settings: readonly (() => Block)[];
}

/**
 * Sets sections one under the other in exactly `height`. While they are too high, they are set denser, one step at a time, in
 * the order in which they yield; what is left over goes to the sections that can be stretched, the last one first.
 * @returns the elements, and how many dots the densest setting is still too high.
 */
export function fitSections(
  sections: readonly Section[],
  { height, gap }: { height: number; gap: number },
): { elements: Element[]; excess: number } {
  const states = sections.map((section) => ({ section, level: 0, block: section.settings[0]?.() ?? empty }));
  const order = states.toSorted((a, b) => a.section.yields - b.section.yields);
  const gaps = gap * (sections.length - 1);
  const excess = () => states.reduce((sum, state) => sum + state.block.height, gaps) - height;

  while (excess() > 0) {
    const yielding = order.filter(({ section, level }) => level + 1 < section.settings.length);
    if (yielding.length === 0) break;
    for (const state of yielding) {
      if (excess() <= 0) break;
      state.level += 1;
      state.block = state.section.settings[state.level]?.() ?? empty;
    }
  }
  for (const state of states.toReversed()) {
    const left = -excess();
    if (left > 0) state.block = state.block.stretch?.(left) ?? state.block;
  }
  return {
    elements: place(
      states.map((state) => state.block),
      gap,
    ),
    excess: Math.max(0, excess()),
  };
}

const empty: Block = { height: 0, elements: [] };

function place(blocks: readonly Block[], gap: number): Element[] {
  let top = 0;
  return blocks.flatMap((block) => {
    const elements = block.elements.map((element) => moved(element, 0, top));
    top += block.height + gap;
    return elements;
  });
}
