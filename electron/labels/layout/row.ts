import { NOTHING, stack, type Block } from './block.ts';
import type { Concession, Section } from './fit.ts';

/** A section, and how many dots from the left it stands in its row. */
export interface Cell {
  section: Section;
  x: number;
}

/**
 * Sections side by side as one: the highest is set denser first, and with it a concession of any of them is one of the row. Lower cells that can be
 * stretched, and those that fill their row, are as high as it.
 */
export function besideEachOther(cells: readonly Cell[]): Section {
  return {
    ...combined(
      cells.map(({ section }) => section),
      (blocks) => sideBySide(blocks, cells),
    ),
    isRuled: false,
  };
}

/** Sections one under the other as one, as in a cell of a row; each is set denser in turn. */
export function inColumn(sections: readonly Section[], gap: number): Section {
  return combined(sections, (blocks) => stack(blocks, gap));
}

type Combine = (blocks: readonly Block[]) => Block;

function combined(sections: readonly Section[], combine: Combine): Section {
  const states = [sections.map(({ settings }) => ({ level: 0, block: settings[0]?.() ?? NOTHING }))];
  const stateAt = (step: number): (typeof states)[number] => {
    for (let made = states.length; made <= step; made++) states.push(denser(states[made - 1] ?? [], sections));
    return states[step] ?? [];
  };
  const steps = sections.reduce((sum, { settings }) => sum + settings.length - 1, 0);
  const blocksAt = (step: number) => stateAt(step).map(({ block }) => block);
  return {
    yields: Math.min(...sections.map(({ yields }) => yields)),
    settings: Array.from({ length: steps + 1 }, (_, step) => () => combine(blocksAt(step))),
    concessions: concessionsOf(sections, () => blocksAt(steps), combine),
  };
}

/** The highest of those that have another setting takes it. */
function denser(state: { level: number; block: Block }[], sections: readonly Section[]) {
  const open = state.map(({ level, block }, i) =>
    level + 1 < (sections[i]?.settings.length ?? 0) ? block.height : -Infinity,
  );
  const highest = open.indexOf(Math.max(...open));
  return state.map((each, i) => {
    const level = each.level + 1;
    const block = i === highest ? sections[i]?.settings[level]?.() : undefined;
    return block ? { level, block: block.height < each.block.height ? block : each.block } : each;
  });
}

/** Each is made beside what the others have conceded before, in their order. */
function concessionsOf(sections: readonly Section[], densest: () => readonly Block[], combine: Combine): Concession[] {
  const all = sections
    .flatMap(({ concessions = [] }, cell) => concessions.map((concession) => ({ cell, concession })))
    .toSorted((a, b) => a.concession.order - b.concession.order);
  return all.map(({ concession: { order } }, step) => {
    const latest = new Map(all.slice(0, step + 1).map(({ cell, concession }) => [cell, concession]));
    const there = [...latest.values()].flatMap((each) => each.there ?? []);
    const here = () => combine(densest().map((block, cell) => latest.get(cell)?.here() ?? block));
    if (there.length === 0) return { order, here };
    return {
      order,
      here,
      there: (width) =>
        inColumn(
          there.map((make) => make(width)),
          0,
        ),
    };
  });
}

function sideBySide(blocks: readonly Block[], cells: readonly Cell[]): Block {
  const height = Math.max(...blocks.map((block) => block.height));
  const asHigh = (block: Block) =>
    block.fill?.(height) ?? (block.height < height ? block.stretch?.(height - block.height) : block) ?? block;
  const canStretch = blocks.some(({ stretch }) => stretch);
  const higher = (extra: number) => blocks.map((block) => block.stretch?.(height + extra - block.height) ?? block);
  return {
    height,
    draw(page, x, y) {
      blocks.forEach((block, i) => asHigh(block).draw(page, x + (cells[i]?.x ?? 0), y));
    },
    ...(canStretch && { stretch: (extra) => sideBySide(higher(extra), cells) }),
  };
}
