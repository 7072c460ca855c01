/** Longer than any scale's line: what goes on longer is not one. */
const LONGEST = 120;

/** No scale pauses for so long within a line, in milliseconds: what comes then is the end of another one, as after a cable was out. */
const LONGEST_PAUSE = 500;

/** A line between the marks of where it begins and ends. */
const WHOLE = /^[^\x20-\x7e]*([\x20-\x7e]+)[^\x20-\x7e]*$/;

/**
 * Cuts what comes in, in whatever pieces, into lines, without the marks around them and blank ones, a tab as a space. A line that was disturbed on its way is none:
 * without the byte that is broken, or the piece that is lost, its weight would be another one.
 */
export function createLines(
  onLine: (line: string) => void,
  now = () => performance.now(),
): (chunk: Uint8Array) => void {
  let rest = '';
  let cameAt = now();
  return (chunk) => {
    const at = now();
    if (at - cameAt > LONGEST_PAUSE) rest = '';
    cameAt = at;
    const [first = '', ...others] = Buffer.from(chunk)
      .toString('latin1')
      .split(/[\r\n\x03]+/);
    const parts = [rest + first, ...others];
    rest = (parts.pop() ?? '').slice(-LONGEST);
    for (const part of parts) {
      const line = (WHOLE.exec(part.replaceAll('\t', ' '))?.[1] ?? '').trim();
      if (line !== '' && line.length <= LONGEST) onLine(line);
    }
  };
}
