import { createHash } from 'node:crypto';
import { deflateSync, type ZlibOptions } from 'node:zlib';

export type ObjectWriter = ReturnType<typeof createObjectWriter>;

/** Writes the objects of a PDF one after the other and remembers only where each begins (ISO 32000-1, 7.5). */
export function createObjectWriter() {
  let ready: Uint8Array[] = [];
  let length = 0;
  /** Where each object begins, by its number; 0 for one that is still to be written. */
  const offsets = [0];
  const numbers = new Map<string, number>();

  function put(bytes: Uint8Array): void {
    ready.push(bytes);
    length += bytes.length;
  }
  const putText = (text: string) => put(Buffer.from(text, 'latin1'));
  // Four bytes above 127 tell whoever carries the file that it is not text.
  putText('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n');

  const reserve = () => offsets.push(0) - 1;

  function writeAs(number: number, content: Uint8Array | string): void {
    offsets[number] = length;
    if (typeof content === 'string') return putText(`${number} 0 obj\n${content}\nendobj\n`);
    putText(`${number} 0 obj\n`);
    put(content);
    putText('\nendobj\n');
  }

  return {
    /** The number of an object that is written later. */
    reserve,
    writeAs,
    /** The number of an object that is written now, whether or not another is the same. */
    add(content: Uint8Array | string): number {
      const number = reserve();
      writeAs(number, content);
      return number;
    },
    /** Its number; content that was written before is not written again. */
    write(content: Uint8Array): number {
      const digest = createHash('sha256').update(content).digest('base64');
      const known = numbers.get(digest);
      if (known !== undefined) return known;
      const number = reserve();
      numbers.set(digest, number);
      writeAs(number, content);
      return number;
    },
    /** @param information of the document (ISO 32000-1, 14.3.3) */
    end(root: number, information?: number): void {
      const at = length;
      const lines = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
      putText(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${lines.join('')}`);
      const info = information === undefined ? '' : ` /Info ${information} 0 R`;
      putText(`trailer\n<< /Size ${offsets.length} /Root ${root} 0 R${info} >>\nstartxref\n${at}\n%%EOF\n`);
    },
    /** What was written since it was last asked for. */
    taken(): Buffer {
      const parts = Buffer.concat(ready);
      ready = [];
      return parts;
    },
  };
}

/** How a stream is packed: at a level of zlib, or with all its options. */
export type Packing = number | ZlibOptions;

/** A stream of an object, packed. @param entries of its dictionary */
export function streamObject(bytes: Uint8Array, packing: Packing, entries = ''): Buffer {
  const packed = deflateSync(bytes, typeof packing === 'number' ? { level: packing } : packing);
  const head = `<< /Filter /FlateDecode ${entries}/Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream', 'latin1')]);
}
