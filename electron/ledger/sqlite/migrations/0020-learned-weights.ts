/** What packages weighed, by what was in them: a digest of the contents, and the last weights in grams as a JSON list. */
export const learnedWeights = `
  CREATE TABLE learned_weight (
    id INTEGER PRIMARY KEY,
    client_id TEXT NOT NULL,
    contents TEXT NOT NULL,
    grams TEXT NOT NULL,
    learned_at INTEGER NOT NULL,
    seal TEXT NOT NULL DEFAULT '',
    UNIQUE (client_id, contents)
  ) STRICT;

  CREATE INDEX learned_weight_by_age ON learned_weight (learned_at);
`;
