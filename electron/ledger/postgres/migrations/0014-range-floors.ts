/**
 * Numbers of ranges that were given out without a row that says so, and how many behind each may have been. Until now there was one a prefix,
 * though a carrier gives several blocks under one. The rows of `number_range` are locked by whoever takes numbers.
 */
export const rangeFloors = `
  CREATE TABLE range_floor (
    carrier text COLLATE "C" NOT NULL,
    prefix text COLLATE "C" NOT NULL,
    number bigint NOT NULL,
    skipped bigint NOT NULL,
    PRIMARY KEY (carrier, prefix, number)
  );
  INSERT INTO range_floor (carrier, prefix, number, skipped) SELECT carrier, prefix, floor, 0 FROM number_range WHERE floor > 0;
  ALTER TABLE number_range DROP COLUMN floor;`;
