/** One ZPL II command: its two letters with the prefix, and what follows up to the next prefix. */
export interface ZplCommand {
  name: string;
  parameters: string;
}

const KNOWN = new Set(
  '^XA ^XZ ^PO ^PM ^LR ^FW ^MD ^MU ^JM ^CI ^PW ^LL ^LH ^MN ^PR ~SD ^PQ ^FO ^FR ^A0 ^FB ^FH ^FD ^FS ^GB ^GF ^BY ^BC ^B2 ^BX'.split(
    ' ',
  ),
);

/**
 * Splits ZPL II as a printer does: `^` and `~` begin a command wherever they stand. Refuses commands that labels do not use, bytes outside
 * printable ASCII and anything between commands.
 */
export function parseZpl(bytes: Uint8Array): ZplCommand[] {
  const text = Buffer.from(bytes).toString('latin1');
  if (!/^[\n -~]*$/.test(text)) throw new Error('ZPL must be printable ASCII here');
  const [before = '', ...parts] = text.split(/(?=[\^~])/);
  const commands = parts[0] === undefined ? [] : [before, ...parts].filter((part) => part !== '').map(parse);
  if (commands[0]?.name !== '^XA' && commands[0]?.name !== '~SD') throw new Error('A label begins with ^XA');
  if (commands.at(-1)?.name !== '^XZ') throw new Error('A label ends with ^XZ');
  return commands;
}

function parse(part: string): ZplCommand {
  const name = part.slice(0, 3);
  if (!KNOWN.has(name)) throw new Error(`Not a command that labels use: ${JSON.stringify(part.slice(0, 20))}`);
  return { name, parameters: part.slice(3).trimEnd() };
}

/** The text of each field (^FD) with its hexadecimal bytes read, and the commands since its ^FO. */
export function zplFields(commands: readonly ZplCommand[]): { names: string[]; text: string }[] {
  const fields: { names: string[]; text: string }[] = [];
  let names: string[] = [];
  for (const { name, parameters } of commands) {
    if (name === '^FO') names = [];
    names.push(name);
    if (name === '^FD') fields.push({ names, text: unhex(parameters) });
  }
  return fields;
}

function unhex(field: string): string {
  const bytes: number[] = [];
  for (let i = 0; i < field.length; i++) {
    if (field[i] === '_') {
      bytes.push(parseInt(field.slice(i + 1, i + 3), 16));
      i += 2;
    } else bytes.push(field.charCodeAt(i));
  }
  return Buffer.from(bytes).toString('utf8');
}
