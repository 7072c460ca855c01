/** Settings that are a desk's own, accounts and clients of the API with their secrets, presets, addresses and learned weights. */
export const accounts = `
  CREATE TABLE desk_setting (
    station_id text COLLATE "C" NOT NULL REFERENCES station (id),
    name text COLLATE "C" NOT NULL,
    value json NOT NULL,
    PRIMARY KEY (station_id, name)
  );
  CREATE TABLE account (
    position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    carrier_id text COLLATE "C" NOT NULL UNIQUE,
    hidden boolean NOT NULL DEFAULT false,
    account json NOT NULL
  );
  CREATE TABLE sealed_secret (
    name text COLLATE "C" PRIMARY KEY,
    sealed bytea NOT NULL
  );
  CREATE TABLE api_client (
    position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    name text NOT NULL,
    access_key text COLLATE "C" NOT NULL UNIQUE,
    secret_digest text COLLATE "C" NOT NULL,
    scopes json NOT NULL,
    created_at text NOT NULL,
    last_used_at text COLLATE "C",
    revoked_at text
  );
  CREATE TABLE api_token (
    digest text COLLATE "C" PRIMARY KEY,
    client_id text COLLATE "C" NOT NULL REFERENCES api_client (id),
    scopes json NOT NULL,
    expires_at bigint NOT NULL
  );
  CREATE INDEX api_token_by_client ON api_token (client_id);
  CREATE INDEX api_token_by_expiry ON api_token (expires_at);
  CREATE TABLE preset (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    -- The name in the form in which names are compared.
    comparable_name text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('PACKAGE', 'SERVICE', 'SHIPMENT')),
    shipment json NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    UNIQUE (kind, comparable_name)
  );
  CREATE TABLE address (
    sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    -- A digest of what makes two spellings the same address.
    key text COLLATE "C" NOT NULL UNIQUE,
    saved boolean NOT NULL,
    party json NOT NULL,
    use_count bigint NOT NULL,
    last_used_at bigint,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    words tsvector NOT NULL
  );
  CREATE INDEX address_by_use ON address (use_count DESC, last_used_at DESC NULLS LAST, sequence DESC);
  CREATE INDEX address_remembered ON address (last_used_at) WHERE NOT saved;
  CREATE INDEX address_by_words ON address USING gin (words);
  CREATE TABLE learned_weight (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    client_id text COLLATE "C" NOT NULL,
    contents text COLLATE "C" NOT NULL,
    -- The newest first.
    grams integer[] NOT NULL,
    learned_at bigint NOT NULL,
    UNIQUE (client_id, contents)
  );
  CREATE INDEX learned_weight_by_age ON learned_weight (learned_at);`;
