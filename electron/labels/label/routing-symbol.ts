import type { Block } from '../layout/block.ts';
import { QUIET_MODULES, type Element, type MatrixSymbology } from '../layout/element.ts';
import { maxiCodeHeight } from '../layout/geometry.ts';
import type { Typesetter } from '../layout/typesetter.ts';
import { MATRIX_ENCODERS } from '../symbols/matrix.ts';
import { maxiCode } from '../symbols/maxicode.ts';
import type { RoutingSymbology } from './routing-symbology.ts';

/**
 * Millimetres of a module; PDF417 is wide and has to be finer. They grow and shrink with the label, but for MaxiCode: ISO/IEC 16023 gives its
 * hexagon one width, and readers expect it.
 */
const MODULES = { DATA_MATRIX: 0.5, QR: 0.5, AZTEC: 0.5, PDF417: 0.375, MAXICODE: 0.88 } as const;

/** The two-dimensional symbol with its quiet zone, on whole dots. */
export function routingSymbol(
  symbology: RoutingSymbology,
  data: string,
  typesetter: Typesetter,
): Block & { width: number } {
  if (symbology !== 'MAXICODE') return matrixBlock(symbology, data, typesetter);
  try {
    return maxiCodeBlock(data, typesetter);
  } catch {
    return matrixBlock('DATA_MATRIX', data, typesetter);
  }
}

function matrixBlock(symbology: MatrixSymbology, data: string, { mm }: Typesetter) {
  const cells = MATRIX_ENCODERS[symbology](data);
  const module = Math.max(2, mm(MODULES[symbology]));
  const size = { width: (cells[0]?.length ?? 0) * module, height: cells.length * module };
  return withQuietZone({ kind: 'matrix', symbology, data, cells, module, x: 0, y: 0, ...size }, module);
}

function maxiCodeBlock(data: string, { dpi }: Typesetter) {
  const hexagon = Math.round((MODULES.MAXICODE * dpi) / 25.4);
  const width = 30 * hexagon;
  const size = { width, height: Math.ceil(maxiCodeHeight(width)) };
  const dark = maxiCode(data);
  return withQuietZone({ kind: 'maxicode', symbology: 'MAXICODE', data, dark, x: 0, y: 0, ...size }, hexagon);
}

function withQuietZone(symbol: Extract<Element, { kind: 'matrix' | 'maxicode' }>, module: number) {
  const quiet = QUIET_MODULES[symbol.symbology] * module;
  return {
    width: symbol.width + 2 * quiet,
    height: symbol.height + 2 * quiet,
    elements: [{ ...symbol, x: quiet, y: quiet }],
  };
}
