import type { Block } from '../layout/block.ts';
import type { Typesetter } from '../layout/typesetter.ts';
import { QUIET_MODULES } from '../layout/element.ts';
import { dataMatrix } from '../symbols/data-matrix.ts';

/** The two-dimensional symbol with its quiet zone. */
export function routingSymbol(data: string, { mm }: Typesetter): Block & { width: number } {
  const cells = dataMatrix(data);
  const module = Math.max(2, mm(0.5));
  const quiet = QUIET_MODULES.DATA_MATRIX * module;
  const side = cells.length * module;
  return {
    width: side + 2 * quiet,
    height: side + 2 * quiet,
    elements: [
      { kind: 'matrix', symbology: 'DATA_MATRIX', data, cells, module, x: quiet, y: quiet, width: side, height: side },
    ],
  };
}
