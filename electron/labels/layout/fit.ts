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
  const fitted = sections.map(begin);
  const order = fitted.toSorted((a, b) => a.section.yields - b.section.yields);
  const gaps = gap * (sections.length - 1);
  const excess = () => fitted.reduce((sum, { block }) => sum + block.height, gaps) - height;

  let hasYielded = true;
  while (excess() > 0 && hasYielded) {
    hasYielded = false;
    for (const part of order) {
      if (excess() > 0 && yieldOnce(part)) hasYielded = true;
    }
  }
  for (const part of fitted.toReversed()) {
    const left = -excess();
    if (left > 0) part.block = part.block.stretch?.(left) ?? part.block;
  }
  return { elements: place(fitted, gap), excess: Math.max(0, excess()) };
}

interface Fitted {
  section: Section;
  level: number;
  block: Block;
}

const begin = (section: Section): Fitted => ({
  section,
  level: 0,
  block: section.settings[0]?.() ?? { height: 0, elements: [] },
});

/** Takes the next setting that is lower, if there is one: a denser one that saves nothing stays unused. */
function yieldOnce(part: Fitted): boolean {
  while (part.level + 1 < part.section.settings.length) {
    part.level += 1;
    const block = part.section.settings[part.level]?.();
    if (block && block.height < part.block.height) {
      part.block = block;
      return true;
    }
  }
  return false;
}

function place(fitted: readonly Fitted[], gap: number): Element[] {
  let top = 0;
  return fitted.flatMap(({ block }) => {
    const elements = block.elements.map((element) => moved(element, 0, top));
    top += block.height + gap;
    return elements;
  });
}
