/** Longer than any scale's line: what goes on longer is not one. */
const LONGEST = 120;

/** Cuts what comes in, in whatever pieces, into lines, without control characters and blank ones. */
export function createLines(onLine: (line: string) => void): (chunk: Uint8Array) => void {
  let rest = '';
  return (chunk) => {
    const [first = '', ...others] = Buffer.from(chunk)
      .toString('latin1')
      .split(/[\r\n\x03]+/);
    const parts = [rest + first, ...others];
    rest = (parts.pop() ?? '').slice(-LONGEST);
    for (const part of parts) {
      const line = part.replaceAll(/[^\x20-\x7e]/g, '').trim();
      if (line !== '' && line.length <= LONGEST) onLine(line);
    }
  };
}
