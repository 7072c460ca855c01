/** `{ D24: 'NEXT' }` as lines that a person reads and types: `D24 = NEXT`. */
export const mappingLines = (mapping: Readonly<Record<string, string>>) =>
  Object.entries(mapping)
    .map(([ours, theirs]) => `${ours} = ${theirs}`)
    .join('\n');

/** The lines read back. What has no `=` keeps an empty other side, which the station refuses at the field. */
export const readMapping = (lines: string): Record<string, string> =>
  Object.fromEntries(
    lines
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [ours = '', ...theirs] = line.split('=');
        return [ours.trim(), theirs.join('=').trim()];
      }),
  );

export const wordsIn = (text: string) => text.split(/[\s,;]+/).filter((word) => word !== '');
