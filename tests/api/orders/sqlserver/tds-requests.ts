import type { SqlValue } from './tds-types.ts';

/** Who connects. */
export interface Login {
  user: string;
  password: string;
  database: string;
  app: string;
  /** Whether a copy that may only be read is enough. */
  isReader: boolean;
}

const READ_ONLY_INTENT = 0x20;

export function readLogin(body: Buffer): Login {
  const bytesAt = (at: number) => {
    const [from, characters] = [body.readUInt16LE(at), body.readUInt16LE(at + 2)];
    return Buffer.from(body.subarray(from, from + characters * 2));
  };
  const textAt = (at: number) => bytesAt(at).toString('utf16le');
  // Disguised: the halves of each byte are swapped, and then some of its bits turned.
  const password = bytesAt(44).map((byte) => {
    const turned = byte ^ 0xa5;
    return ((turned & 0x0f) << 4) | (turned >> 4);
  });
  return {
    ...{ user: textAt(40), app: textAt(48), database: textAt(68) },
    password: Buffer.from(password).toString('utf16le'),
    isReader: (body.readUInt8(26) & READ_ONLY_INTENT) !== 0,
  };
}

const withoutHeaders = (body: Buffer) => body.subarray(body.readUInt32LE(0));

export const readBatch = (body: Buffer) => withoutHeaders(body).toString('utf16le');

const ACTIONS = new Map([
  [5, 'begin'],
  [7, 'commit'],
  [8, 'rollback'],
] as const);
export const readTransaction = (body: Buffer) => ACTIONS.get(withoutHeaders(body).readUInt16LE(0) as 5 | 7 | 8);

export interface Parameter {
  name: string;
  type: 'varchar' | 'nvarchar';
  value: string | null;
}
export interface Call {
  text: string;
  parameters: Parameter[];
}

const EXECUTE_SQL = 10;

/** A call of sp_executesql: the statement, how its parameters are declared, and their values. */
export function readCall(body: Buffer): Call {
  const bytes = withoutHeaders(body);
  if (bytes.readUInt16LE(0) !== 0xffff || bytes.readUInt16LE(2) !== EXECUTE_SQL) throw new Error('Not sp_executesql.');
  const found: Parameter[] = [];
  let at = 6;
  while (at < bytes.length) {
    const nameLength = bytes.readUInt8(at) * 2;
    const name = bytes.toString('utf16le', at + 1, at + 1 + nameLength);
    at += 1 + nameLength + 1;
    const type = bytes.readUInt8(at) === 0xe7 ? 'nvarchar' : 'varchar';
    const isMax = bytes.readUInt16LE(at + 1) === 0xffff;
    at += 8;
    const [value, next] = isMax ? longValue(bytes, at) : shortValue(bytes, at);
    found.push({ name, type, value: value && value.toString(type === 'nvarchar' ? 'utf16le' : 'latin1') });
    at = next;
  }
  const [statement, , ...parameters] = found;
  return { text: statement?.value ?? '', parameters };
}

function shortValue(bytes: Buffer, at: number): [Buffer | null, number] {
  const length = bytes.readUInt16LE(at);
  return length === 0xffff ? [null, at + 2] : [bytes.subarray(at + 2, at + 2 + length), at + 2 + length];
}

/** In parts, each with its length, up to one of none. */
function longValue(bytes: Buffer, from: number): [Buffer | null, number] {
  if (bytes.readBigUInt64LE(from) === 0xffffffffffffffffn) return [null, from + 8];
  const parts: Buffer[] = [];
  let at = from + 8;
  for (let length = bytes.readUInt32LE(at); length > 0; length = bytes.readUInt32LE(at)) {
    parts.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return [Buffer.concat(parts), at + 4];
}

export const valuesOf = ({ parameters }: Call): SqlValue[] => parameters.map(({ value }) => value);
