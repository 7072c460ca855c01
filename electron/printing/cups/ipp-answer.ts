import { GROUP, TAG } from './ipp-message.ts';

/** The values of a group's attributes by name; members of collections are left out. */
export type IppGroup = ReadonlyMap<string, readonly (string | number | boolean | null)[]>;

export interface IppAnswer {
  status: number;
  /** In order, each with the group it is: operation, job or printer. */
  groups: { group: number; attributes: IppGroup }[];
}

/** The answer is cut off or not IPP. */
export class BadIppError extends Error {
  override readonly name = 'BadIppError';
}

const FIRST_VALUE_TAG = 0x10;

/** @throws BadIppError where it is no whole message. */
export function decodeAnswer(bytes: Buffer): IppAnswer {
  try {
    return decode(bytes);
  } catch (error) {
    throw new BadIppError('The answer is not a whole IPP message', { cause: error });
  }
}

function decode(bytes: Buffer): IppAnswer {
  const answer: IppAnswer = { status: bytes.readUInt16BE(2), groups: [] };
  let attributes = new Map<string, (string | number | boolean | null)[]>();
  let name = '';
  let depth = 0;
  let at = 8;
  for (let tag = bytes.readUInt8(at); tag !== GROUP.end; tag = bytes.readUInt8(at)) {
    at += 1;
    if (tag < FIRST_VALUE_TAG) {
      attributes = new Map();
      answer.groups.push({ group: tag, attributes });
      continue;
    }
    const nameEnd = at + 2 + bytes.readUInt16BE(at);
    const valueEnd = nameEnd + 2 + bytes.readUInt16BE(nameEnd);
    if (valueEnd > bytes.length) throw new RangeError('Cut off');
    if (tag === TAG.endCollection) depth -= 1;
    if (depth === 0 && tag !== TAG.endCollection) {
      name = bytes.toString('utf8', at + 2, nameEnd) || name;
      const values = attributes.get(name) ?? [];
      attributes.set(name, [...values, decodeValue(tag, bytes.subarray(nameEnd + 2, valueEnd))]);
    }
    if (tag === TAG.collection) depth += 1;
    at = valueEnd;
  }
  return answer;
}

function decodeValue(tag: number, value: Buffer): string | number | boolean | null {
  if (tag === TAG.integer || tag === TAG.enum) return value.readInt32BE();
  if (tag === TAG.boolean) return value.readUInt8() !== 0;
  // Out of band: no value, unknown, unsupported.
  if (tag < TAG.integer || tag === TAG.collection) return null;
  return value.toString('utf8');
}

/** The attributes of the first group of a kind; empty where there is none. */
export const firstGroup = ({ groups }: IppAnswer, group: number): IppGroup =>
  groups.find((each) => each.group === group)?.attributes ?? new Map();

/** All texts of an attribute. */
export const texts = (group: IppGroup, name: string): string[] =>
  (group.get(name) ?? []).filter((value) => typeof value === 'string');

/** The number of an attribute; undefined where there is none. */
export const number = (group: IppGroup, name: string): number | undefined =>
  (group.get(name) ?? []).find((value) => typeof value === 'number');
