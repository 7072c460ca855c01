import { createHash } from 'node:crypto';
import { PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';

/** What a password is filled up with (ISO 32000-1, 7.6.3.3). */
const PADDING = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const PERMISSIONS = -44;

/** The PDF, locked against changes as some carriers lock theirs: everybody may read it, with RC4 and an empty password. */
export async function lockedPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes);
  const { context } = pdf;
  const [owner, id] = [md5(Buffer.from('owner')), md5(Buffer.from('id'))];
  const o = Buffer.concat([owner, owner]);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(Buffer.concat([PADDING, o, permissions, id])).subarray(0, 5);
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const number = Buffer.from([ref.objectNumber & 255, (ref.objectNumber >> 8) & 255, ref.objectNumber >> 16, 0, 0]);
    const contents = rc4(md5(Buffer.concat([key, number])).subarray(0, 10), object.contents);
    context.assign(ref, PDFRawStream.of(object.dict, contents));
  }
  const hex = (value: Uint8Array) => PDFHexString.of(Buffer.from(value).toString('hex'));
  const numbers = { V: PDFNumber.of(1), R: PDFNumber.of(2), P: PDFNumber.of(PERMISSIONS) };
  const encrypt = { Filter: PDFName.of('Standard'), ...numbers, O: hex(o), U: hex(rc4(key, PADDING)) };
  context.trailerInfo.Encrypt = context.register(context.obj(encrypt));
  context.trailerInfo.ID = context.obj([hex(id), hex(id)]);
  return pdf.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest();

function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Array.from({ length: 256 }, (_, i) => i);
  const swap = (i: number, j: number) => ([state[i], state[j]] = [state[j] ?? 0, state[i] ?? 0]);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Uint8Array.from(bytes, (byte) => {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  });
}
