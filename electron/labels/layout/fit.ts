import { NOTHING, type Block } from './block.ts';
import type { Element } from './element.ts';
import { rectangle } from './typesetter.ts';

/** A part of a label that can be set in several ways, from the generous to the dense; all of it is there, in legible type, in each of them. */
export interface Section {
  /** How early it gives way: 1 first. Sections with equal numbers give way from top to bottom. */
  yields: number;
  settings: readonly (() => Block)[];
  /** A thin line is drawn above it. */
  isRuled?: boolean;
  /** What it does where the label is too full with every section at its densest. */
  concessions?: readonly Concession[];
}

/** One that has been made is not taken back; of those of a section, the later one has all that the earlier ones have given up. */
export interface Concession {
  /** Which is made first over all sections: 1. */
  order: number;
  /** What is left of the section. */
  here: () => Block;
  /** The section, whole, as the next label of the same parcel has it, so many dots wide; absent where another paper has it. */
  there?: (width: number) => Section;
}

/** What sections are set in, in dots: its corner on the page, and its size. Between them is the first of the gaps where they fit with it, else the second. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  gaps: readonly [usual: number, least: number];
  /** Thickness of the lines. */
  line: number;
}

export interface Fitted {
  draw(): Element[];
  /** How many dots the sections are too high when all of them have given way. */
  excess: number;
  /** What the next label has. */
  continued: NonNullable<Concession['there']>[];
}

/**
 * Sets sections one under the other in exactly the height of the box. While they are too high, they are set denser, one step at a time, in
 * the order in which they yield, then make their concessions, after which the others take their room again; what is left over goes to the
 * sections that can be stretched, the last one first.
 */
export function fitSections(sections: readonly Section[], box: Box): Fitted {
  const parts = sections.map(begin);
  const [usual, least] = box.gaps;
  const gap = heightOf(parts, usual) <= box.height ? usual : least;
  const excess = () => heightOf(parts, gap) - box.height;
  if (excess() > 0) giveWay(parts, excess);
  for (const part of parts.toReversed()) {
    const left = -excess();
    if (left > 0) part.block = part.block.stretch?.(left) ?? part.block;
  }
  return {
    draw: () => draw(parts, gap, box),
    excess: Math.max(0, excess()),
    continued: parts.flatMap(({ conceded }) => conceded?.there ?? []),
  };
}

interface Part {
  section: Section;
  level: number;
  block: Block;
  conceded?: Concession;
}

const begin = (section: Section): Part => ({
  section,
  level: 0,
  block: section.settings[0]?.() ?? NOTHING,
});

/** What has conceded all that it has takes no room, and no gap. */
const isThere = ({ block }: Part) => block.height > 0;

function heightOf(parts: readonly Part[], gap: number): number {
  let height = -gap;
  for (const part of parts) if (isThere(part)) height += part.block.height + gap;
  return height;
}

/** First each yields, then they concede, until there is no excess. */
function giveWay(parts: readonly Part[], excess: () => number): void {
  const order = parts.toSorted((a, b) => a.section.yields - b.section.yields);
  let hasYielded = true;
  while (excess() > 0 && hasYielded) {
    hasYielded = false;
    for (const part of order) {
      if (excess() > 0 && yieldOnce(part)) hasYielded = true;
    }
  }
  if (excess() <= 0) return;
  const concessions = parts
    .flatMap((part) => (part.section.concessions ?? []).map((concession) => ({ part, concession })))
    .toSorted((a, b) => a.concession.order - b.concession.order);
  for (const { part, concession } of concessions) {
    if (excess() > 0) concede(part, concession);
  }
  // What the concessions have freed is for the sections that stay, those first that yield last.
  if (parts.some(({ conceded }) => conceded)) order.toReversed().forEach((part) => relax(part, -excess()));
}

/** Takes the next setting that is lower, if there is one: a denser one that saves nothing stays unused. */
function yieldOnce(part: Part): boolean {
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

function concede(part: Part, concession: Concession): void {
  const block = concession.here();
  if (block.height >= part.block.height) return;
  part.block = block;
  part.conceded = concession;
}

/** Goes back to the roomiest setting that is so much higher at the most. */
function relax(part: Part, room: number): void {
  if (part.conceded) return;
  const blocks = part.section.settings.slice(0, part.level).map((setting) => setting());
  part.block = blocks.find(({ height }) => height <= part.block.height + room) ?? part.block;
}

function draw(parts: readonly Part[], gap: number, { x, y, width, line }: Box): Element[] {
  const page: Element[] = [];
  let top = y;
  for (const { block, section } of parts.filter(isThere)) {
    if (section.isRuled && top > y) page.push(rectangle(x, top - Math.round((gap + line) / 2), width, line));
    block.draw(page, x, top);
    top += block.height + gap;
  }
  return page;
}
