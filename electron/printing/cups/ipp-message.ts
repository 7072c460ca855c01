/** IPP messages (RFC 8010), as far as printing needs them. */

/** Groups of attributes (RFC 8010, section 3.5.1). */
export const GROUP = { operation: 1, job: 2, end: 3, printer: 4 } as const;

/** Kinds of values (RFC 8010, section 3.5.2). */
export const TAG = {
  integer: 0x21,
  boolean: 0x22,
  enum: 0x23,
  collection: 0x34,
  endCollection: 0x37,
  text: 0x41,
  name: 0x42,
  keyword: 0x44,
  uri: 0x45,
  charset: 0x47,
  naturalLanguage: 0x48,
  mimeMediaType: 0x49,
  memberName: 0x4a,
} as const;

type Scalar =
  | 'integer'
  | 'boolean'
  | 'enum'
  | 'text'
  | 'name'
  | 'keyword'
  | 'uri'
  | 'charset'
  | 'naturalLanguage'
  | 'mimeMediaType';

export type IppValue =
  | { tag: Scalar; value: string | number | boolean }
  | { tag: 'collection'; members: readonly IppAttribute[] };

/** A name and one or several values of it. */
export type IppAttribute = readonly [name: string, ...values: IppValue[]];

export const ipp = {
  integer: (value: number): IppValue => ({ tag: 'integer', value }),
  name: (value: string): IppValue => ({ tag: 'name', value }),
  keyword: (value: string): IppValue => ({ tag: 'keyword', value }),
  uri: (value: string): IppValue => ({ tag: 'uri', value }),
  mimeMediaType: (value: string): IppValue => ({ tag: 'mimeMediaType', value }),
  collection: (...members: IppAttribute[]): IppValue => ({ tag: 'collection', members }),
};

const CHARSET: IppAttribute = ['attributes-charset', { tag: 'charset', value: 'utf-8' }];
const LANGUAGE: IppAttribute = ['attributes-natural-language', { tag: 'naturalLanguage', value: 'en' }];
const VERSION = [2, 0];

export interface IppRequest {
  operation: number;
  attributes: readonly IppAttribute[];
  jobAttributes?: readonly IppAttribute[];
}

/** The message before the document that may follow it. */
export function encodeRequest({ operation, attributes, jobAttributes = [] }: IppRequest, requestId: number): Buffer {
  const head = Buffer.alloc(8);
  head.set(VERSION);
  head.writeUInt16BE(operation, 2);
  head.writeUInt32BE(requestId, 4);
  const job = jobAttributes.length === 0 ? [] : [Buffer.of(GROUP.job), ...jobAttributes.map(encodeAttribute)];
  const all = [CHARSET, LANGUAGE, ...attributes].map(encodeAttribute);
  return Buffer.concat([head, Buffer.of(GROUP.operation), ...all, ...job, Buffer.of(GROUP.end)]);
}

/** Further values of a name are written without it. */
const encodeAttribute = ([name, ...values]: IppAttribute): Buffer =>
  Buffer.concat(values.map((value, index) => encodeValue(index === 0 ? name : '', value)));

function encodeValue(name: string, value: IppValue): Buffer {
  if (value.tag !== 'collection') return encodeField(TAG[value.tag], name, encodeScalar(value.value));
  const members = value.members.flatMap(([member, ...values]) => [
    encodeField(TAG.memberName, '', Buffer.from(member)),
    ...values.map((each) => encodeValue('', each)),
  ]);
  const none = Buffer.alloc(0);
  return Buffer.concat([encodeField(TAG.collection, name, none), ...members, encodeField(TAG.endCollection, '', none)]);
}

function encodeScalar(value: string | number | boolean): Buffer {
  if (typeof value === 'boolean') return Buffer.of(value ? 1 : 0);
  if (typeof value === 'string') return Buffer.from(value);
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function encodeField(tag: number, name: string, value: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head[0] = tag;
  head.writeUInt16BE(Buffer.byteLength(name), 1);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(value.length);
  return Buffer.concat([head, Buffer.from(name), length, value]);
}
