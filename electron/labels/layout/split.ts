import { blockOf, elementsOf, moved, type Block } from './block.ts';
import type { TextElement } from './element.ts';
import { ascent, lineHeight } from './typesetter.ts';

const topOf = ({ y, size, text }: TextElement) => y - ascent(size, text);
const bottomOf = (line: TextElement) => topOf(line) + lineHeight(line.size, line.text);

/** The lines of a block of text that are within the height, and those after them as a block of its own; null where not even the first one is. */
export function splitLines(block: Block, height: number): [Block, Block] | null {
  const lines = elementsOf(block).filter((element) => element.kind === 'text');
  const later = lines.filter((line) => bottomOf(line) > height);
  const start = Math.min(...later.map(topOf));
  const within = lines.filter((line) => topOf(line) < start);
  if (within.length === 0 || later.length === 0) return null;
  const rest = lines.filter((line) => topOf(line) >= start);
  const heightOf = (some: readonly TextElement[], from: number) => Math.max(...some.map(bottomOf)) - from;
  return [
    blockOf(heightOf(within, 0), within),
    blockOf(
      heightOf(rest, start),
      rest.map((line) => moved(line, 0, -start)),
    ),
  ];
}
