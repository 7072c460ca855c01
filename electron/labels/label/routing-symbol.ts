import { blockOf, type Block } from '../layout/block.ts';
import { QUIET_MODULES, type MatrixElement, type MaxiCodeElement } from '../layout/element.ts';
import { maxiCodeHeight } from '../layout/geometry.ts';
import type { Typesetter } from '../layout/typesetter.ts';
import type { RoutingSymbol } from '../symbols/routing-symbol.ts';

/**
 * Millimetres of a module; PDF417 is wide and has to be finer. They grow and shrink with the label, but for MaxiCode: ISO/IEC 16023 gives its
 * hexagon one width, and readers expect it.
 */
const MODULES = { DATA_MATRIX: 0.5, GS1_DATA_MATRIX: 0.5, QR: 0.5, AZTEC: 0.5, PDF417: 0.375, MAXICODE: 0.88 } as const;

/** The two-dimensional symbol with its quiet zone, on whole dots. */
export function routingBlock(symbol: RoutingSymbol, { mm, dpi }: Typesetter): Block & { width: number } {
  if (symbol.symbology === 'MAXICODE') {
    const hexagon = Math.round((MODULES.MAXICODE * dpi) / 25.4);
    const width = 30 * hexagon;
    const size = { width, height: Math.ceil(maxiCodeHeight(width)) };
    return withQuietZone({ kind: 'maxicode', ...symbol, ...size }, hexagon);
  }
  const { symbology, cells } = symbol;
  const module = Math.max(2, mm(MODULES[symbology]));
  const size = { width: (cells[0]?.length ?? 0) * module, height: cells.length * module };
  return withQuietZone({ kind: 'matrix', ...symbol, module, ...size }, module);
}

function withQuietZone(symbol: Unplaced, module: number) {
  const quiet = QUIET_MODULES[symbol.symbology] * module;
  const block = blockOf(symbol.height + 2 * quiet, [{ ...symbol, x: quiet, y: quiet }]);
  return { ...block, width: symbol.width + 2 * quiet };
}

type Unplaced = Omit<MatrixElement, 'x' | 'y'> | Omit<MaxiCodeElement, 'x' | 'y'>;
