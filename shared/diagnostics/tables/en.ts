/** What is wrong with a table: a CSV file or an Excel workbook. */
export const tables = {
  TABLE_OF_NO_KIND: 'The file is neither a CSV file nor an Excel workbook (.xlsx).',
  TABLE_OLD_OR_PROTECTED:
    'The file is an old (.xls) or a protected workbook. Save it as .xlsx without a password, or as CSV.',
  TABLE_OF_OTHER_LETTERS:
    'In line {line} stands “{word}”: the letters of the file cannot be told. Save it as “CSV UTF-8”, or as .xlsx.',
  TABLE_QUOTE_OPEN: 'In line {line} a quotation mark is not closed.',
  TABLE_BROKEN: 'From line {line} on the file is no CSV file.',
  TABLE_EMPTY: 'The table has no rows below its header.',
  TABLE_NO_SKU: 'No column of the table is known to be the SKU; say which one is.',
  TABLE_NO_ADDRESS: 'No column of the table is known to be of an address; say which ones are.',
  TABLE_TOO_MANY_ROWS: 'The table has {actual} rows; {limit} are allowed.',
  TABLE_TOO_MANY_COLUMNS: 'The table has {actual} columns; {limit} are allowed.',
  TABLE_CELL_TOO_LONG: 'A cell in line {line} has more than {limit} characters.',
  TABLE_TOO_SLOW: 'Reading the file takes too long. Save the one sheet as CSV.',
  TABLE_TOO_HUNGRY: 'Reading the file takes more memory than any table needs. Save it anew as .xlsx or as CSV.',
  TABLE_CELL_FAR_OUT:
    'The workbook has a cell at {cell}, far away from the table. Delete the rows below and the columns beside the table, or save it as CSV.',
  WORKBOOK_UNREADABLE: 'The workbook is damaged: “{words}” Save it anew as .xlsx or as CSV.',
  WORKBOOK_TOO_LARGE: 'The workbook is too large. Save the one sheet as CSV.',
  WORKBOOK_MACROS: 'The workbook holds macros. Save it as .xlsx or as CSV.',
  ARCHIVE_BROKEN: 'The file is damaged. Save the workbook anew.',
  ARCHIVE_NO_WORKBOOK: 'The file is an archive, but not an Excel workbook (.xlsx).',
  CELL_ROUNDED:
    '“{words}” is a number that a spreadsheet has rounded. Format its column as text and enter it again, or take the file as it was written.',
  CELL_NOT_WHOLE: '“{words}” is no whole number.',
  UNITS_DIFFER: 'One unit is {one}, another is {other}. Use the same for all.',
  CELL_ERROR: '“{words}” is an error of the spreadsheet: there is no value. Mend the formula, or empty the cell.',
} as const;
