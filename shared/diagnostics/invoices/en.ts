/** Why a carrier's invoice is not imported, or a line of it not read. */
export const invoices = {
  INVOICE_FILE_IMPORTED: 'This file was imported on {date}, as invoice {number}. It is not imported twice.',
  INVOICE_NUMBER_TAKEN: 'Invoice {number} of account {account} was imported on {date}. It is not imported twice.',
  INVOICE_BEING_IMPORTED: 'This file or invoice {number} is being imported at this moment. Wait until it is.',
  INVOICE_TOO_LONG: 'The invoice has {actual} lines; {limit} are allowed. Split it.',
  INVOICE_NOT_READ: 'Faults in the table: {count}. Nothing was imported.',
  INVOICE_COLUMN_GONE: 'The table has no column “{column}”, which the reading names.',
  INVOICE_FIELD_TWICE: 'The columns “{other}” and “{column}” cannot both be {field}.',
  INVOICE_NO_KEY: 'No column says which parcel a line is for: name the one of tracking numbers or references.',
  INVOICE_NO_AMOUNT: 'No column says what a line bills: name the one of amounts, or of freight.',
  INVOICE_NO_CURRENCY: 'Neither a column nor the reading says the currency.',
  INVOICE_CELL_NUMBER: 'Line {line}, column “{column}”: “{value}” is no number.',
  INVOICE_CELL_AMBIGUOUS:
    'Line {line}, column “{column}”: “{value}” may mean two numbers. Say how the table writes decimals.',
  INVOICE_CELL_DIGITS: 'Line {line}, column “{column}”: “{value}” has more than 15 digits, or more than 6 places.',
  INVOICE_CELL_DATE: 'Line {line}, column “{column}”: “{value}” is no date, or may mean two. Say the order of dates.',
  INVOICE_CELL_CURRENCY: 'Line {line}, column “{column}”: “{value}” is no currency of three letters.',
  INVOICE_CELL_UNIT: 'Line {line}, column “{column}”: “{value}” has a unit that is not known.',
  INVOICE_CELL_ROUNDED:
    'Line {line}, column “{column}”: “{value}” is a tracking number that a spreadsheet has rounded. Ask for the file as the carrier wrote it.',
  INVOICE_LINE_NO_AMOUNT: 'Line {line} names a parcel and bills no amount.',
} as const;
