/** Messages of PostgreSQL's protocol 3.0, as far as whoever carries them has to know them (PostgreSQL documentation, chapter 54). */

const LENGTH_BYTES = 4;
/** What a frontend ends a request with, and then waits: Sync, a simple Query, the password, Terminate. */
const ENDS_REQUEST = 'SQpX';

export interface Message {
  /** Its letter; empty for the first one of a connection, which has none. */
  type: string;
  /** Without letter and length. */
  body: Buffer;
}

/** The whole messages at the beginning of the bytes, and what is left. @param isFirst whether the first one has no letter */
export function split(bytes: Buffer, isFirst = false): { messages: Message[]; rest: Buffer } {
  const messages: Message[] = [];
  let at = 0;
  for (;;) {
    const letters = isFirst && messages.length === 0 ? 0 : 1;
    if (bytes.length < at + letters + LENGTH_BYTES) break;
    const length = bytes.readInt32BE(at + letters);
    const end = at + letters + length;
    if (bytes.length < end) break;
    const type = bytes.toString('latin1', at, at + letters);
    messages.push({ type, body: bytes.subarray(at + letters + LENGTH_BYTES, end) });
    at = end;
  }
  return { messages, rest: bytes.subarray(at) };
}

export function join(messages: readonly Message[]): Buffer {
  return Buffer.concat(
    messages.flatMap(({ type, body }) => {
      const head = Buffer.alloc(type.length + LENGTH_BYTES);
      head.write(type, 'latin1');
      head.writeInt32BE(LENGTH_BYTES + body.length, type.length);
      return [head, body];
    }),
  );
}

/** Whether whoever sent this waits for an answer now. */
export const endsRequest = ({ type }: Message) => type === '' || ENDS_REQUEST.includes(type);

/** Whether the backend has said all that it has to say: it is ready for the next request, or asks for a password. */
export const endsAnswer = ({ type, body }: Message) => type === 'Z' || (type === 'R' && body.readInt32BE(0) !== 0);

const OPTIONS = 'options';

/** The first message of a connection, with other settings in its `options`. */
export function withSettings({ body }: Message, change: (options: string) => string): Message {
  const version = body.subarray(0, 4);
  // Names and values in turn, up to an empty name.
  const fields = body.toString('utf8', 4).split('\0').slice(0, -2);
  const at = fields.indexOf(OPTIONS);
  const others = at < 0 ? fields : fields.toSpliced(at, 2);
  const changed = [...others, OPTIONS, change(at < 0 ? '' : (fields[at + 1] ?? '')), '', ''];
  return { type: '', body: Buffer.concat([version, Buffer.from(changed.join('\0'))]) };
}
