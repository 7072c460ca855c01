import bidiFactory from 'bidi-js';
import type * as HarfBuzz from 'harfbuzzjs';
import type { FontWeight } from './font-blocks.ts';
import type { FontProgram, Glyph } from './program.ts';
import type { TrueTypeFont } from './truetype.ts';

/** The glyphs of a text in the order in which they stand on the paper, from the left. */
export type Shaper = (text: string, weight: FontWeight, find: FindProgram) => Glyph[];

/** The font that has a character. */
export type FindProgram = (codePoint: number, weight: FontWeight) => FontProgram | undefined;

/** Neighbouring characters of one font and one direction. */
interface Run {
  text: string;
  program: FontProgram;
  level: number;
}

const isRightToLeft = (level: number) => level % 2 === 1;

/**
 * Puts a text in the order of the Unicode Bidirectional Algorithm (UAX #9), and lets HarfBuzz choose and place the glyphs of scripts whose
 * letters join, stack or change with their neighbours.
 */
export async function loadShaper(): Promise<Shaper> {
  const harfbuzz = await import('harfbuzzjs');
  const bidi = bidiFactory();
  const opened = new WeakMap<TrueTypeFont, HarfBuzz.Font>();
  const open = ({ font }: FontProgram): HarfBuzz.Font => {
    const made = opened.get(font) ?? new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(font.bytes)));
    opened.set(font, made);
    return made;
  };

  /** A script's own font goes on as long as it has what comes; a joiner without letters is nothing. */
  function programOf(character: string, run: Run | undefined, find: (codePoint: number) => FontProgram | undefined) {
    const codePoint = character.codePointAt(0) ?? 0;
    return run?.program.isShaped && run.program.font.glyphs.has(codePoint) ? run.program : find(codePoint);
  }

  function runsOf(text: string, find: (codePoint: number) => FontProgram | undefined): Run[] {
    const { levels } = bidi.getEmbeddingLevels(text, 'auto');
    const runs: Run[] = [];
    let at = 0;
    for (const character of text) {
      const level = levels[at] ?? 0;
      const run = runs.at(-1);
      const program = programOf(character, run, find);
      at += character.length;
      if (!program) continue;
      if (run?.program === program && run.level === level) run.text += character;
      else runs.push({ text: character, program, level });
    }
    return visualOrder(runs);
  }

  /** As the font has them; what opens on one side opens on the other where the text runs to the left. */
  function standing({ text, program, level }: Run): Glyph[] {
    const characters = Array.from(text);
    const shown = isRightToLeft(level)
      ? characters.toReversed().map((character) => bidi.getMirroredCharacter(character) ?? character)
      : characters;
    return shown.flatMap((character) => {
      const id = program.font.glyphs.get(character.codePointAt(0) ?? 0);
      return id === undefined ? [] : [{ program, id, advance: advanceOf(program.font, id), text: character }];
    });
  }

  function shaped({ text, program, level }: Run): Glyph[] {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.setClusterLevel(harfbuzz.ClusterLevel.MONOTONE_CHARACTERS);
    buffer.guessSegmentProperties();
    buffer.setDirection(isRightToLeft(level) ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    harfbuzz.shape(open(program), buffer);
    const em = program.font.unitsPerEm;
    const placed = buffer.getGlyphInfosAndPositions();
    const starts = [...new Set(placed.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b);
    // Dots and vowels are glyphs of their own: the letter is told once, where it stands.
    const teller = new Map<number, number>();
    for (const [index, { cluster, xAdvance = 0 }] of placed.entries())
      if (!teller.has(cluster) || (xAdvance > 0 && !placed[teller.get(cluster) ?? 0]?.xAdvance))
        teller.set(cluster, index);
    const textOf = (cluster: number, index: number) =>
      teller.get(cluster) === index ? text.slice(cluster, starts[starts.indexOf(cluster) + 1]) : '';
    return placed.map(({ codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }, index) => ({
      ...{ program, id, advance: xAdvance / em, text: textOf(cluster, index) },
      ...((xOffset !== 0 || yOffset !== 0) && { offset: { x: xOffset / em, y: yOffset / em } }),
    }));
  }

  return (text, weight, find) =>
    runsOf(text, (codePoint) => find(codePoint, weight)).flatMap((run) =>
      run.program.isShaped ? shaped(run) : standing(run),
    );
}

const advanceOf = (font: TrueTypeFont, id: number) => (font.advances[id] ?? 0) / font.unitsPerEm;

/** Rule L2 of UAX #9: from the highest level down to the lowest odd one, what is at that level or above it is turned round. */
function visualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start + 1) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  }
  return ordered;
}
