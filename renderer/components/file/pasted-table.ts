const DELIMITERS = ['\t', ';', ',', '|'];

/**
 * What was copied in a spreadsheet, or is the text of a CSV file, as a file: a line with the names of the columns, and rows of as many cells. Null
 * where it is something else, such as an address: its lines hold one thing each.
 */
export function pastedTable(text: string, name: string): File | null {
  const [head = '', ...rows] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isDelimiter = (delimiter: string) =>
    head.split(delimiter).length > 2 && rows.some((row) => row.split(delimiter).length >= head.split(delimiter).length);
  return rows.length > 0 && DELIMITERS.some(isDelimiter)
    ? new File([text], `${name}.txt`, { type: 'text/plain' })
    : null;
}
