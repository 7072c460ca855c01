/**
 * A strict reader of the EPL2 commands that a label may use, written from the EPL Programming Guide (Zebra, 14245L-003) and Zebra's note on GW. What a
 * printer would refuse or misread is an error here: an unknown command, a missing field, an unescaped quotation mark, a wrong byte count.
 */
export type EplCommand =
  | { name: 'I' | 'ZT' | 'N' }
  | { name: 'q' | 'S' | 'D' | 'P'; value: number }
  | { name: 'Q'; length: number; gap: number }
  | { name: 'A'; x: number; y: number; rotation: number; font: number; across: number; down: number; data: Buffer }
  | {
      name: 'B';
      x: number;
      y: number;
      type: string;
      narrow: number;
      wide: number;
      height: number;
      readable: boolean;
      data: string;
    }
  | { name: 'LO'; x: number; y: number; width: number; height: number }
  | { name: 'GW'; x: number; y: number; bytesPerRow: number; height: number; data: Buffer };

const LINE_FEED = 0x0a;

export function parseEpl(bytes: Uint8Array): EplCommand[] {
  const stream = Buffer.from(bytes);
  const commands: EplCommand[] = [];
  let at = 0;
  while (at < stream.length) {
    const end = stream.indexOf(LINE_FEED, at);
    if (end < 0) throw new Error('The last command has no line end');
    const line = stream.subarray(at, end);
    at = end + 1;
    if (line.length === 0) continue;
    const graphic = /^GW(\d+),(\d+),(\d+),(\d+)$/.exec(line.toString('latin1'));
    if (!graphic) {
      commands.push(parseLine(line));
      continue;
    }
    const [x = 0, y = 0, bytesPerRow = 0, height = 0] = graphic.slice(1).map(Number);
    const data = stream.subarray(at, at + bytesPerRow * height);
    at += data.length;
    if (data.length < bytesPerRow * height || stream[at] !== LINE_FEED)
      throw new Error(`GW has a wrong byte count: ${graphic[0]}`);
    at += 1;
    commands.push({ name: 'GW', x, y, bytesPerRow, height, data });
  }
  return checkOrder(commands);
}

function parseLine(line: Buffer): EplCommand {
  const text = line.toString('latin1');
  const [head = '', ...quoted] = text.split(/(?=")/);
  const data = quoted.join('');
  const match = (pattern: RegExp) => pattern.exec(head)?.slice(1).map(Number);
  if (data === '') {
    if (text === 'I8,A,001') return { name: 'I' };
    if (text === 'ZT') return { name: 'ZT' };
    if (text === 'N') return { name: 'N' };
    const single = /^([qSDP])(\d{1,4})$/.exec(text);
    if (single) return { name: single[1] as 'q', value: inRange(Number(single[2]), 0, 2000) };
    const form = match(/^Q(\d+),(\d+)$/);
    if (form) return { name: 'Q', length: inRange(form[0], 1, 65535), gap: inRange(form[1], 0, 240) };
    const line = match(/^LO(\d+),(\d+),(\d+),(\d+)$/);
    if (line) return { name: 'LO', x: at(line, 0), y: at(line, 1), width: at(line, 2), height: at(line, 3) };
  }
  const words = match(/^A(\d+),(\d+),([0-3]),([1-5]),([1-68]),([1-9]),[NR],$/);
  if (words) {
    const [x, y, rotation, font, across, down] = [0, 1, 2, 3, 4, 5].map((i) => at(words, i)) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return { name: 'A', x, y, rotation, font, across, down, data: unquote(data) };
  }
  const bars = /^B(\d+),(\d+),0,(1|2),(\d+),(\d+),(\d+),([BN]),$/.exec(head);
  if (bars) {
    const [x, y, , narrow, wide, height] = bars.slice(1).map(Number);
    return {
      name: 'B',
      x: inRange(x, 0, 65535),
      y: inRange(y, 0, 65535),
      type: bars[3] ?? '',
      narrow: inRange(narrow, 1, 10),
      wide: inRange(wide, 2, 30),
      height: inRange(height, 1, 65535),
      readable: bars[7] === 'B',
      data: unquote(data).toString('latin1'),
    };
  }
  throw new Error(`Not an EPL2 command: ${JSON.stringify(text)}`);
}

/** The text between the quotation marks, without the backslashes that escape. */
function unquote(quoted: string): Buffer {
  if (!/^"(?:[^"\\\0-\x1f\x7f]|\\["\\])*"$/.test(quoted))
    throw new Error(`Not a well-formed text: ${JSON.stringify(quoted)}`);
  return Buffer.from(quoted.slice(1, -1).replace(/\\(["\\])/g, '$1'), 'latin1');
}

/** Sizes come before the image is cleared, everything that draws after it, and printing last, once. */
function checkOrder(commands: EplCommand[]): EplCommand[] {
  const names = commands.map(({ name }) => name).join(' ');
  if (!/^I q Q( S)?( D)? ZT N(?: (?:A|B|LO|GW))* P$/.test(names)) throw new Error(`Commands out of order: ${names}`);
  return commands;
}

const at = (values: number[], i: number) => inRange(values[i], 0, 65535);

function inRange(value: number | undefined, least: number, most: number): number {
  if (value === undefined || value < least || value > most)
    throw new Error(`${value} is not between ${least} and ${most}`);
  return value;
}
