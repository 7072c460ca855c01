import { concatenated, humanReadable, titleOf, type ElementString } from '#shared/barcode/application-identifiers.ts';
import { blockOf, stack, type Block } from '../layout/block.ts';
import { QUIET_MODULES, type Element } from '../layout/element.ts';
import type { Section } from '../layout/fit.ts';
import { fitSize, lineHeight, textLine } from '../layout/typesetter.ts';
import { gs1_128 } from '../symbols/code128.ts';
import { titledColumns } from './head-and-foot.ts';
import type { LabelFrame } from './frame.ts';

/**
 * Millimetres of modules and bars, on a label of any size, from what GS1 asks for (General Specifications, 5.12.3.5: 0.495 and 31.75) to the least that
 * is allowed where room lacks. The SSCC keeps its own; what else is there is at last in the text and in the two-dimensional symbol only, the postal
 * code longest in bars.
 */
const FULL = { module: 0.495, height: 31.75 } as const;
const SETTINGS = [
  { sscc: FULL.height, others: FULL },
  { sscc: FULL.height, others: { module: FULL.module, height: 24 } },
  { sscc: FULL.height, others: { module: FULL.module, height: 18 } },
  { sscc: FULL.height, others: { module: 0.36, height: 12.7 } },
  { sscc: FULL.height, others: { module: 0.25, height: 12.7 } },
  { sscc: FULL.height, others: { module: FULL.module, height: 12.7 }, only: ['420', '421'] },
  { sscc: FULL.height, others: FULL, only: [] },
  { sscc: 25, others: FULL, only: [] },
] as const;
const LEAST_MODULE = SETTINGS[4].others.module;

/** Most characters of data in one symbol: GS1 General Specifications, 5.4. */
const MOST_CHARACTERS = 48;

/** The middle block: the data with their titles, three millimetres high (GS1 Logistic Label Guideline, 6.2). */
export function logisticTextSection(elements: readonly ElementString[], frame: LabelFrame): Section {
  const texts = [...elements.slice(-1), ...elements.slice(0, -1)].map(({ identifier, data }) => ({
    name: titleOf(identifier),
    value: data,
  }));
  const settings = [12, 10.5, 9, 8, 7].map((points) => () => titledColumns(texts, points, frame));
  return { yields: 1, isRuled: true, settings };
}

/** The bottom block: barcodes with their text under them, the SSCC lowest (GS1 Logistic Label Guideline, 6.3). */
export function logisticBarcodesSection(elements: readonly ElementString[], frame: LabelFrame): Section {
  const sscc = symbolOf(elements.slice(-1), FULL.module, frame);
  if (!sscc) throw new Error('The barcode of the SSCC is too wide for the stock');
  const setting = ({ others, ...setting }: Setting): Block => {
    const only: readonly string[] | undefined = setting.only;
    const carried = elements.slice(0, -1).filter(({ identifier }) => only?.includes(identifier) ?? true);
    const blocks = [
      ...symbolsOf(carried, others.module, frame).map((symbol) => symbolBlock(symbol, others.height, frame)),
      symbolBlock(sscc, setting.sscc, frame),
    ];
    return stack(blocks, 0);
  };
  return { yields: 3, isRuled: true, settings: SETTINGS.map((each) => () => setting(each)) };
}

interface Setting {
  sscc: number;
  others: { module: number; height: number };
  only?: readonly string[];
}

interface Gs1Symbol {
  elements: ElementString[];
  widths: number[];
  /** Dots. */
  module: number;
}

const real = (millimetres: number, { typesetter }: LabelFrame) => Math.round((millimetres * typesetter.dpi) / 25.4);
const atLeast = (millimetres: number, { typesetter }: LabelFrame) =>
  Math.ceil((millimetres * typesetter.dpi) / 25.4 - 0.01);

/** As few symbols as hold them with modules of so many millimetres; what is too long for one has finer bars, or none. */
function symbolsOf(elements: readonly ElementString[], millimetres: number, frame: LabelFrame): Gs1Symbol[] {
  const groups: ElementString[][] = [];
  for (const element of elements) {
    const last = groups.at(-1);
    if (last && moduleOf([...last, element], frame) >= atLeast(millimetres, frame)) last.push(element);
    else groups.push([element]);
  }
  return groups.map((group) => symbolOf(group, millimetres, frame)).filter((symbol) => symbol !== null);
}

/** In one symbol, with modules of so many millimetres or as wide as they can be; null where not even the finest fits. */
function symbolOf(elements: ElementString[], millimetres: number, frame: LabelFrame): Gs1Symbol | null {
  const module = Math.min(atLeast(millimetres, frame), moduleOf(elements, frame));
  if (module < atLeast(LEAST_MODULE, frame)) return null;
  return { elements, widths: gs1_128(concatenated(elements)), module };
}

/** Dots of the widest module at which they fit in one symbol with its quiet zones; 0 where they are too many. */
function moduleOf(elements: readonly ElementString[], { width }: LabelFrame): number {
  const data = concatenated(elements);
  return data.length > MOST_CHARACTERS ? 0 : Math.floor(width / (modulesIn(gs1_128(data)) + 2 * QUIET_MODULES.GS1_128));
}

const modulesIn = (widths: readonly number[]) => widths.reduce((sum, part) => sum + part, 0);

function symbolBlock({ elements, widths, module }: Gs1Symbol, millimetres: number, frame: LabelFrame): Block {
  const { typesetter, width } = frame;
  const top = real(1, frame);
  const barWidth = modulesIn(widths) * module;
  const height = real(millimetres, frame);
  const text = humanReadable(elements);
  const size = fitSize(text, 'bold', [10, 9, 8, 7].map(typesetter.pt), width, typesetter);
  const textTop = top + height + real(0.8, frame);
  const style = { size, weight: 'bold' } as const;
  const bars: Element = {
    kind: 'linear',
    symbology: 'GS1_128',
    data: concatenated(elements),
    ...{ widths, module, turn: 0 },
    ...{ x: Math.floor((width - barWidth) / 2), y: top, width: barWidth, height },
  };
  const line = textLine(text, style, { x: 0, y: textTop, maxWidth: width, align: 'center' }, typesetter);
  return blockOf(textTop + lineHeight(size), [bars, line]);
}
