import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPageLeaf,
  PDFRef,
  PDFStream,
} from 'pdf-lib';
import type { NamedBytes } from '#electron/engine/label-files/deps.ts';
import { PRINTED_AT_ITS_SIZE } from '../pdf.ts';
import { flattenFields } from './flatten-fields.ts';
import { createObjectWriter, type ObjectWriter } from './object-writer.ts';

/** What a page may have from the tree that it hangs in. */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'].map((name) => PDFName.of(name));
/** They lead to other pages, and from there to the rest of a document. */
const OF_THE_DOCUMENT = new Set(['/Page', '/Pages', '/Catalog']);
const PARENT = PDFName.of('Parent');
const LENGTH = PDFName.of('Length');

/**
 * One PDF with the pages of all, in their order and at their size. It is written while it is read: what was given out is not kept, and what
 * several have in common, as fonts, is written once.
 * @throws Error where one of them is broken or locked.
 */
export async function* joinPdfs(labels: AsyncIterable<NamedBytes>): AsyncGenerator<Uint8Array, void> {
  const writer = createObjectWriter();
  const tree = writer.reserve();
  const pages: number[] = [];
  for await (const { name, bytes } of labels) {
    for (const page of await pagesOf(name, bytes)) pages.push(writePage(writer, page, tree));
    yield writer.taken();
  }
  const kids = pages.map((page) => `${page} 0 R`).join(' ');
  writer.writeAs(tree, Buffer.from(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`));
  const root = writer.write(Buffer.from(`<< /Type /Catalog /Pages ${tree} 0 R ${PRINTED_AT_ITS_SIZE} >>`));
  writer.end(root);
  yield writer.taken();
}

async function pagesOf(name: string, bytes: Uint8Array): Promise<PDFPageLeaf[]> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
    await flattenFields(document);
    return document.getPages().map(({ node }) => node);
  } catch (error) {
    throw new Error(`${name} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

function writePage(writer: ObjectWriter, page: PDFPageLeaf, tree: number): number {
  const copy = copierOf(writer, page.context);
  const entries = new Map<PDFName, PDFObject>(page.entries().filter(([name]) => name !== PARENT));
  for (const name of INHERITED) {
    const value = page.getInheritableAttribute(name);
    if (value) entries.set(name, value);
  }
  const parts = [...entries].map(([name, value]) => [`${name.toString()} `, copy(value), '\n']);
  // Two pages with the same content are two pages: a page is never shared.
  const number = writer.reserve();
  writer.writeAs(number, bytesOf(['<<\n', ...parts.flat(), `/Parent ${tree} 0 R\n>>`]));
  return number;
}

/** Writes what objects of a document refer to before the objects themselves, so that the same content gives the same bytes. */
function copierOf(writer: ObjectWriter, context: PDFContext): (object: PDFObject) => Buffer {
  const numbers = new Map<PDFRef, number>();
  const open = new Set<PDFRef>();

  function numberOf(ref: PDFRef, object: PDFObject): number {
    const known = numbers.get(ref);
    if (known !== undefined) return known;
    if (open.has(ref)) {
      // It refers to itself by others: its number is needed before its content.
      const ahead = writer.reserve();
      numbers.set(ref, ahead);
      return ahead;
    }
    open.add(ref);
    const bytes = copy(object);
    const ahead = numbers.get(ref);
    if (ahead !== undefined) writer.writeAs(ahead, bytes);
    const number = ahead ?? writer.write(bytes);
    numbers.set(ref, number);
    return number;
  }

  function copyRef(ref: PDFRef): Buffer {
    const object = context.lookup(ref);
    const type = object instanceof PDFDict ? object.get(PDFName.of('Type')) : undefined;
    if (!object || OF_THE_DOCUMENT.has(type?.toString() ?? '')) return Buffer.from('null');
    return Buffer.from(`${numberOf(ref, object)} 0 R`);
  }

  const copyDict = (dict: PDFDict, except?: PDFName) =>
    dict
      .entries()
      .filter(([name]) => name !== except)
      .flatMap(([name, value]) => [`${name.toString()} `, copy(value), '\n']);

  function copy(object: PDFObject): Buffer {
    if (object instanceof PDFRef) return copyRef(object);
    if (object instanceof PDFStream) {
      const contents = object.getContents();
      const head = ['<<\n', ...copyDict(object.dict, LENGTH), `/Length ${contents.length}\n>>\nstream\n`];
      return bytesOf([...head, contents, '\nendstream']);
    }
    if (object instanceof PDFDict) return bytesOf(['<<\n', ...copyDict(object), '>>']);
    if (object instanceof PDFArray)
      return bytesOf(['[', ...object.asArray().flatMap((each) => [copy(each), ' ']), ']']);
    const bytes = Buffer.alloc(object.sizeInBytes());
    object.copyBytesInto(bytes, 0);
    return bytes;
  }
  return copy;
}

const bytesOf = (parts: readonly (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
