import { strToU8, zipSync } from 'fflate';

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const column = (index: number) => String.fromCharCode(65 + index);

function cellXml(value: unknown, address: string): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${address}" t="b"><v>${Number(value)}</v></c>`;
  if (value instanceof Error) return `<c r="${address}" t="e"><f>B1</f><v>${value.message}</v></c>`;
  if (value instanceof Date) return `<c r="${address}" s="1"><v>${value.getTime() / 86_400_000 + 25_569}</v></c>`;
  return `<c r="${address}" t="inlineStr"><is><t>${escape(String(value))}</t></is></c>`;
}

/** An Excel workbook of one sheet, as small as a workbook can be; an Error is that of a formula; `more` adds files to the archive. */
export function workbook(rows: unknown[][], more: Record<string, Uint8Array> = {}): Uint8Array {
  const sheetRows = rows.map(
    (row, y) => `<row r="${y + 1}">${row.map((value, x) => cellXml(value, `${column(x)}${y + 1}`)).join('')}</row>`,
  );
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets><sheet name="Orders" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheetRows.join('')}</sheetData></worksheet>`,
  };
  const parts = Object.entries(files).map(([name, xml]): [string, Uint8Array] => [
    name,
    strToU8(`<?xml version="1.0"?>${xml}`),
  ]);
  return zipSync({ ...Object.fromEntries(parts), ...more });
}
