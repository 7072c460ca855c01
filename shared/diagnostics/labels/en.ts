/** Why a logo or a routing table of an account is not taken. */
export const labels = {
  LOGO_OF_NO_KIND: 'The file is neither a PNG nor an SVG picture.',
  LOGO_BROKEN: 'The picture is broken: nothing can be drawn of it.',
  LOGO_EMPTY: 'The picture is white, or transparent, all over.',
  LOGO_TOO_LARGE: 'The picture has {width} by {height} pixels; a side may have {limit}.',
  LOGO_SVG_UNSAFE: 'The SVG has something that a logo must not have: {what}. Save it as plain shapes.',
  LOGO_TOO_HUNGRY: 'The picture takes too long, or too much memory, to be drawn.',
  ROUTING_COLUMN_MISSING: 'There is no column “{column}”. The columns are {known}.',
  ROUTING_COUNTRY_WRONG: 'Line {line}: “{value}” is no country; two letters are needed, such as DE.',
  ROUTING_CODE_WRONG: 'Line {line}: “{value}” is no postal code of {country}, nor the beginning of one.',
  ROUTING_RANGE_BACKWARDS: 'Line {line}: {to} is before {from}.',
  ROUTING_ROW_EMPTY: 'Line {line} has neither depot nor sort code nor route.',
  ROUTING_TEXT_TOO_LONG: 'Line {line}: “{value}” is longer than {limit} characters.',
  ROUTING_TEXT_NOT_ASCII: 'Line {line}: “{value}” has characters that a barcode cannot hold.',
  ROUTING_ROWS_OVERLAP: 'Line {line} ({country} {range}) overlaps line {other} ({otherRange}).',
} as const;
