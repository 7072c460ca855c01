/** Bytes of TDS, the protocol of SQL Server ([MS-TDS]): numbers are little-endian, texts UTF-16. */
export const u8 = (value: number) => Buffer.of(value);
export const u16 = (value: number) => integer(BigInt(value), 2);
export const u32 = (value: number) => integer(BigInt(value), 4);
export const u64 = (value: number) => integer(BigInt(value), 8);

/** So many bytes of a whole number, the lowest first. */
export function integer(value: bigint, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  for (let at = 0, rest = BigInt.asUintN(bytes * 8, value); at < bytes; at++, rest >>= 8n)
    buffer[at] = Number(rest & 0xffn);
  return buffer;
}

export const text16 = (text: string) => Buffer.from(text, 'utf16le');
/** With its length in characters before it, in one byte or in two. */
export const shortText = (text: string) => Buffer.concat([u8(text.length), text16(text)]);
export const longText = (text: string) => Buffer.concat([u16(text.length), text16(text)]);
/** With its length in bytes before it. */
export const shortBytes = (bytes: Buffer) => Buffer.concat([u8(bytes.length), bytes]);

/** What a packet carries. */
export const PACKET = {
  batch: 0x01,
  call: 0x03,
  answer: 0x04,
  attention: 0x06,
  transaction: 0x0e,
  login: 0x10,
  beforeLogin: 0x12,
} as const;

const HEADER = 8;
const LAST = 1;
const MOST = 4096;

export interface Message {
  type: number;
  body: Buffer;
}

/** A message cut into packets. */
export function packets({ type, body }: Message): Buffer {
  const most = MOST - HEADER;
  const parts = Array.from({ length: Math.max(1, Math.ceil(body.length / most)) }, (_, index) =>
    body.subarray(index * most, (index + 1) * most),
  );
  return Buffer.concat(parts.flatMap((part, index) => [header(type, part.length, index === parts.length - 1), part]));
}

function header(type: number, length: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(HEADER);
  bytes.set([type, isLast ? LAST : 0]);
  bytes.writeUInt16BE(length + HEADER, 2);
  return bytes;
}

/** Puts packets together as they come, and gives what they carry. */
export function createMessages(take: (message: Message) => void) {
  let bytes = Buffer.alloc(0);
  let body = Buffer.alloc(0);
  return (chunk: Buffer): void => {
    bytes = Buffer.concat([bytes, chunk]);
    while (bytes.length >= HEADER && bytes.length >= bytes.readUInt16BE(2)) {
      const length = bytes.readUInt16BE(2);
      const [type, status] = [bytes.readUInt8(0), bytes.readUInt8(1)];
      body = Buffer.concat([body, bytes.subarray(HEADER, length)]);
      bytes = bytes.subarray(length);
      if ((status & LAST) === 0) continue;
      const whole = body;
      body = Buffer.alloc(0);
      take({ type, body: whole });
    }
  };
}
