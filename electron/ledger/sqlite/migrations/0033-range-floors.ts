/**
 * Numbers of ranges that were given out without a row that says so, and how many behind each may have been. Until now there was one a prefix,
 * in `meta`, though a carrier gives several blocks under one.
 */
const NAMED = 'floor of range ';

export const rangeFloors = `
  CREATE TABLE range_floor (
    carrier TEXT NOT NULL,
    prefix TEXT NOT NULL,
    number INTEGER NOT NULL,
    skipped INTEGER NOT NULL,
    seal TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (carrier, prefix, number)
  ) STRICT;
  INSERT INTO range_floor (carrier, prefix, number, skipped)
  SELECT substr(range, 1, instr(range, ' ') - 1), substr(range, instr(range, ' ') + 1), CAST(value AS INTEGER), 0
  FROM (SELECT substr(name, ${NAMED.length + 1}) AS range, value FROM meta WHERE name LIKE '${NAMED}%');
  DELETE FROM meta WHERE name LIKE '${NAMED}%';
`;
