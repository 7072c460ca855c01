import type { ForeignLabel } from './dots.ts';

/** Labels are four inches wide: what reaches so far is for the one or the other. In dots. */
const WIDTHS = { 203: { from: 560, to: 850 }, 300: { from: 850, to: 1300 } } as const;

/** The resolution that commands for a printer were made for, by how far to the right they reach; null where nothing tells, or it is a picture. */
export function resolutionOfCommands({ imageType, bytes }: ForeignLabel): 203 | 300 | null {
  const width = widthOf(imageType, Buffer.from(bytes).toString('latin1'));
  if (width > WIDTHS[300].from && width <= WIDTHS[300].to) return 300;
  return width > WIDTHS[203].from && width <= WIDTHS[203].to ? 203 : null;
}

function widthOf(imageType: string, commands: string): number {
  switch (imageType) {
    case 'zpl':
      return said(commands, /\^PW(\d+)/gi) || reachOfZpl(commands);
    case 'epl':
      return said(commands, /^q(\d+)/gm);
    default:
      return 0;
  }
}

const said = (commands: string, width: RegExp): number =>
  Math.max(0, ...[...commands.matchAll(width)].map(([, dots]) => Number(dots)));

/** Where a box or a graphic ends, and where a text begins. */
function reachOfZpl(commands: string): number {
  const ends = [...commands.matchAll(/\^F[OT](\d+),\d+[^^]*(?:\^GB(\d+)|\^GF[A-C],\d+,\d+,(\d+))?/gi)];
  return ends.reduce((most, [, x, box, bytes]) => Math.max(most, Number(x) + Number(box ?? 8 * Number(bytes ?? 0))), 0);
}
