import { blockOf, type Block } from '../layout/block.ts';
import { QUIET_MODULES } from '../layout/element.ts';
import type { Section } from '../layout/fit.ts';
import { fitSize, lineHeight, rectangle, textLine } from '../layout/typesetter.ts';
import { LabelFitError } from '../cells/fit-error.ts';
import { makeLinear } from '../symbols/linear.ts';
import type { LabelContent } from './content.ts';
import { CAPTION, caption, type LabelFrame } from './frame.ts';

/** Millimetres that the bars grow on a label with room to spare. */
const MOST_GROWTH = 8;

/** The widest module in millimetres; wider ones make a symbol no easier to scan. */
const WIDEST_MODULE = 0.5;

/**
 * The barcode of the tracking number, as wide as its quiet zones leave and never lower than the stock asks for, with the number under it.
 * @throws LabelFitError where it does not fit at two dots a module.
 */
export function trackingSection(
  { trackingNumber, symbology }: LabelContent,
  frame: LabelFrame,
  isTitled: boolean,
): Section {
  const { typesetter, width, minimums } = frame;
  const { pt, mm } = typesetter;
  const symbol = makeLinear(symbology, trackingNumber);
  const modules = symbol.widths.reduce((sum, part) => sum + part, 0);
  const quiet = QUIET_MODULES[symbol.symbology];
  const module = Math.min(mm(WIDEST_MODULE), Math.floor(width / (modules + 2 * quiet)));
  if (module < 2)
    throw new LabelFitError('SYMBOL_TOO_WIDE', `The barcode of ${trackingNumber} is too wide for the stock`);

  const barWidth = modules * module;
  const size = fitSize(symbol.text, 'bold', [13, 11, 9, 8, CAPTION].map(pt), width, typesetter);
  // Bearer bars keep a scan that leaves the bars at top or bottom from being read as a shorter number: at least two modules thick, over the quiet zones
  // (GS1 General Specifications, 5.3.2.4, for ITF-14).
  const bearer = symbol.symbology === 'INTERLEAVED_2_OF_5' ? 2 * module : 0;
  const x = Math.floor((width - barWidth) / 2);
  const bearerBar = (y: number) => rectangle(x - quiet * module, y, barWidth + 2 * quiet * module, bearer);
  const least = Math.ceil((minimums.bars * typesetter.dpi) / 25.4);
  const setting = (height: number, title: string): Block => {
    const top = title === '' ? 0 : lineHeight(pt(CAPTION)) + mm(0.8);
    const textTop = top + height + mm(0.8);
    return {
      ...blockOf(textTop + lineHeight(size), [
        ...(title === '' ? [] : [caption(title, frame)]),
        {
          kind: 'linear',
          symbology: symbol.symbology,
          data: symbol.data,
          widths: symbol.widths,
          module,
          turn: 0,
          x,
          y: top + bearer,
          width: barWidth,
          height: height - 2 * bearer,
        },
        ...(bearer > 0 ? [bearerBar(top), bearerBar(top + height - bearer)] : []),
        textLine(
          symbol.text,
          { size, weight: 'bold' },
          { x: 0, y: textTop, maxWidth: width, align: 'center' },
          typesetter,
        ),
      ]),
      stretch: (extra) => setting(height + Math.min(extra, least + mm(MOST_GROWTH) - height), title),
    };
  };
  return {
    yields: 3,
    settings: (isTitled ? ['TRACKING NUMBER', ''] : ['']).map((title) => () => setting(least, title)),
  };
}
