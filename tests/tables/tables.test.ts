import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { MAX_UNPACKED_BYTES } from '#electron/tables/limits.ts';
import { readTable } from '#electron/tables/read-table.ts';
import { writeCsv } from '#electron/tables/write-csv.ts';
import { workbook } from '../helpers/workbook.ts';

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;
const read = async (content: string | Uint8Array) => readTable(bytesOf(content));
const cellsOf = async (content: string | Uint8Array) => (await read(content)).rows.map(({ cells }) => cells);

describe('a CSV file', () => {
  test.each([
    ['commas', 'Name,City\nAnn,Bonn\n', ','],
    ['semicolons, with commas in numbers', 'Name;Weight\nAnn;2,5\nBob;3,5\n', ';'],
    ['tabs', 'Name\tCity\nAnn\tBonn, Germany\n', '\t'],
    ['one column only', 'Name\nAnn\n', ','],
    ['the delimiter that its first line names', 'sep=|\r\nName|City\r\nAnn|Bonn\r\n', '|'],
  ])('with %s is read by its delimiter', async (_name, content, delimiter) => {
    expect((await read(content)).delimiter).toBe(delimiter);
  });

  test('keeps what is in quotes: delimiters, line ends and quotes', async () => {
    expect(await cellsOf('Name,Note\n"Roe, Jane","say ""hi""\nthen go"\n')).toEqual([
      ['Roe, Jane', 'say "hi"\nthen go'],
    ]);
    expect(await cellsOf('Item,Size\nRack,19" wide\n')).toEqual([['Rack', '19" wide']]);
  });

  test.each([
    ['utf-8', new TextEncoder().encode('Name;Ort\nJörg;Köln\n')],
    ['utf-8', new TextEncoder().encode('\ufeffName;Ort\nJörg;Köln\n')],
    ['windows-1252', Buffer.from('Name;Ort\nJörg;Köln\n', 'latin1')],
    ['utf-16le', Buffer.from('\ufeffName;Ort\nJörg;Köln\n', 'utf16le')],
  ])('in %s is read as what it says', async (encoding, bytes) => {
    expect(await read(bytes)).toMatchObject({
      encoding,
      columns: ['Name', 'Ort'],
      rows: [{ cells: ['Jörg', 'Köln'] }],
    });
  });

  test('leaves out rows without text and numbers the others as a spreadsheet does', async () => {
    const { rows } = await read('\nName,City\n,\nAnn,Bonn\n\n"Bob\nJr",Ulm\n,,\n');
    expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [4, 'Ann'],
      [6, 'Bob\nJr'],
    ]);
  });

  test.each([
    ['some of Windows', 'A,B\n1,2\r\n"3\n4",5\n\n6,7\r\n'],
    ['most of Windows', 'A,B\r\n1,2\n"3\n4",5\r\n\n6,7\r\n'],
    ['some of an old Mac', 'A,B\r1,2\r"3\n4",5\n\r6,7'],
  ])('whose lines do not all end alike keeps every row: %s', async (_name, content) => {
    const { rows } = await read(content);
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [2, '1', '2'],
      [3, '3\n4', '5'],
      [5, '6', '7'],
    ]);
  });

  test('names columns without a name by their place, and equal names apart', async () => {
    expect((await read('Name,,Ref, Ref ,\nAnn,x,1,2,\n')).columns).toEqual(['Name', 'Column 2', 'Ref', 'Ref (2)']);
  });

  test('fills up short rows and counts what is beyond the last column', async () => {
    const { rows } = await read('A,B,C\n1\n1,2,3,,4\n');
    expect(rows).toEqual([
      { line: 2, cells: ['1', '', ''], surplus: 0 },
      { line: 3, cells: ['1', '2', '3'], surplus: 1 },
    ]);
  });

  test.each([
    ['an open quote', 'A,B\n"1,2\n', /line 2 a quotation mark is not closed/],
    ['no rows', 'A,B\n,\n', /no rows below its header/],
    ['nothing', ' ', /no rows/],
    ['too many rows', `A\n${'1\n'.repeat(10_001)}`, /10001 rows; 10000 are allowed/],
    ['too many columns', `${'a,'.repeat(201)}\n${'1,'.repeat(201)}\n`, /201 columns; 200 are allowed/],
    ['a cell without end', `A\n${'x'.repeat(10_001)}\n`, /line 2 has more than 10000 characters/],
    ['no text', 'A\0B\n1\n', /neither a CSV file nor an Excel workbook/],
  ])('with %s is refused in words', async (_name, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });
});

describe('an Excel workbook', () => {
  test('gives numbers as numbers, the rest as text, with the numbers of its rows', async () => {
    const rows = [
      ['Name', 'Weight', 'Sent', 'Fragile', 'Zip'],
      [],
      ['Ann & <Bob>', 1.125, new Date('2026-03-01'), true, '01067'],
    ];
    expect(await read(workbook(rows))).toEqual({
      format: 'XLSX',
      delimiter: null,
      encoding: null,
      columns: ['Name', 'Weight', 'Sent', 'Fragile', 'Zip'],
      rows: [{ line: 3, cells: ['Ann & <Bob>', 1.125, '2026-03-01', 'TRUE', '01067'], surplus: 0 }],
    });
  });

  test('has numbers of more than 15 digits as Excel shows them, for their last digits are lost, but for those that were written whole', async () => {
    const rows = [['Number'], [999_999_999_999_999], [1_234_567_890_123_456], [1_234_567_890_123_450], [1.5e20]];
    expect(await cellsOf(workbook(rows))).toEqual([
      [999_999_999_999_999],
      [1_234_567_890_123_456],
      ['1.23456789012345E+15'],
      ['1.5E+20'],
    ]);
  });

  test('has sums as Excel shows them, without the binary fraction that its file keeps: a carrier that rounds up would be paid for it', async () => {
    const rows = [['Weight'], [0.1 + 0.2], [2.4999999999999996], [1.125], [-0.7000000000000001]];
    expect(await cellsOf(workbook(rows))).toEqual([[0.3], [2.5], [1.125], [-0.7]]);
  });

  test('shows the errors of formulas, as people see them there', async () => {
    const rows = [
      ['Name', 'Service', 'Zip'],
      ['Ann', new Error('#N/A'), '01067'],
      [null, '101', new Error('#REF!')],
    ];
    expect(await cellsOf(workbook(rows))).toEqual([
      ['Ann', '#N/A', '01067'],
      ['', '101', '#REF!'],
    ]);
  });

  test('has times of no time zone, as people see them there', async () => {
    const rows = [['Ship by'], [new Date('2026-03-03T12:00:00Z')]];
    expect(await read(workbook(rows))).toMatchObject({ rows: [{ cells: ['2026-03-03T12:00:00.000'] }] });
  });

  test('that would unpack to more than a table can be is refused before it is unpacked', async () => {
    const bomb = workbook([['A'], ['1']], { 'xl/media/bomb.xml': new Uint8Array(MAX_UNPACKED_BYTES + 1) });
    expect(bomb.length).toBeLessThan(2 ** 20);
    await expect(read(bomb)).rejects.toThrow(/too large/);
  });

  test.each([
    ['with macros', workbook([['A'], ['1']], { 'xl/vbaProject.bin': new Uint8Array(4) }), /macros/],
    ['that is another archive', zipSync({ 'a.txt': strToU8('x') }), /not an Excel workbook/],
    ['that is cut off', workbook([['A'], ['1']]).slice(0, 200), /The file is damaged/],
    ['of before 2007', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), /\.xls/],
    ['whose sheet is no XML', zipSync({ 'xl/workbook.xml': strToU8('<') }), /The workbook is damaged/],
  ])('%s is refused in words', async (_name, bytes, message) => {
    await expect(read(bytes)).rejects.toThrow(message);
  });
});

describe('a workbook that is small and would make a huge grid', () => {
  const cell = (reference: string) => `<row><c r="${reference}" t="inlineStr"><is><t>x</t></is></c></row>`;
  const bomb = (...rows: string[]) =>
    workbook([], {
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`),
    });

  test.each(['ZZZZZZZ99999999999', 'AZ1048576', 'XFD10000', 'XFE1', 'A1048577', 'A0'])(
    'because of a cell at %s is refused, with the cell named',
    async (far) => {
      await expect(read(bomb(cell('A1'), cell(far)))).rejects.toThrow(`a cell at ${far}, far away`);
    },
  );

  test('although its first sheet is called otherwise is refused', async () => {
    const sheet = strToU8(`<worksheet><sheetData>${cell('A1')}${cell('AZ1048576')}</sheetData></worksheet>`);
    const relations = strToU8(
      '<Relationships><Relationship Id="rId1" Target="/xl/worksheets/elsewhere.xml"/></Relationships>',
    );
    const renamed = workbook([['A'], ['1']], {
      'xl/worksheets/elsewhere.xml': sheet,
      'xl/_rels/workbook.xml.rels': relations,
    });
    await expect(read(renamed)).rejects.toThrow(/far away/);
  });

  test('is read where what lies far out is empty, or on a sheet that is not read', async () => {
    const empty = '<row r="1048576"><c r="AZ1048576" s="1"/></row>';
    expect((await read(bomb(cell('A1'), cell('A2'), empty))).rows).toHaveLength(1);
    const second = strToU8(`<worksheet><sheetData>${cell('AZ1048576')}</sheetData></worksheet>`);
    expect((await read(workbook([['A'], ['1']], { 'xl/worksheets/sheet2.xml': second }))).rows).toHaveLength(1);
  });
});

describe('a table that is written', () => {
  test('has amounts below zero as numbers, which a spreadsheet adds up', () => {
    expect(writeCsv([['-12.50', '-5', '-5+1', '-', '+1', -2.5]], ',')).toBe("-12.50,-5,'-5+1,'-,'+1,-2.5\r\n");
  });

  test('holds nothing that a spreadsheet takes for a formula, and reads back as it was', async () => {
    const rows = [
      ['Name', 'Phone', 'Note'],
      ['=cmd|"/c calc"!A1', '+49 30 1234', '@SUM(1)'],
      ['-1+1', 'a;b "c"\nd', '\tx'],
    ];
    const csv = writeCsv(rows, ';');

    expect(csv).not.toMatch(/(^|;|\n)"?[=+\-@\t]/);
    expect(await cellsOf(csv)).toEqual(rows.slice(1));
  });

  test('quotes whatever could be read as the end of a line or of a cell', async () => {
    const row = ['a\nb', 'a\rb', 'a\r\nb', 'a;b', 'a,b', 'a\tb', 'a"b', 'ab'];
    for (const delimiter of [',', ';']) {
      const csv = writeCsv([row], delimiter);
      expect(csv.split(delimiter === ',' ? '","' : '";"')).toHaveLength(7);
      expect(csv).toContain('"a\nb"');
      expect(csv).toContain('"a;b"');
    }
  });

  test('quotes a cell that a spreadsheet of another country would cut, and leaves others bare', () => {
    expect(writeCsv([['a;b', 'c\td', 'e,f', 'g\nh', 'plain']], ',')).toBe('"a;b","c\td","e,f","g\nh",plain\r\n');
  });

  test('shows a number so that it cannot be read a thousand times too large', () => {
    expect(writeCsv([[1.125, 12.5, 1250, 0.125]], ',')).toBe('1.1250,12.5,1250,0.125\r\n');
  });
});
