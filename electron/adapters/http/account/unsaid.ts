import type { Exchange } from '../transport.ts';

/** What is shorter stands in words that mean something else. */
const LEAST_CHARACTERS = 6;

/**
 * What headers that prove who calls are made of: `Basic` closes user and password in, other words stand before the secret itself. A user with a
 * password is no secret, and may be called as a field of the answer is.
 */
const partsOf = (value: string): string[] => {
  const at = value.indexOf(' ');
  const secret = value.slice(at + 1);
  if (!/^basic$/i.test(value.slice(0, Math.max(at, 0)))) return [secret];
  const [user = '', ...others] = Buffer.from(secret, 'base64').toString('utf8').split(':');
  const part = others.join(':') || user;
  return [secret, part, decoded(part)];
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** As it may stand in JSON: some writers put a backslash before every slash. */
const written = (secret: string): string[] => {
  const json = JSON.stringify(secret).slice(1, -1);
  return [secret, json, json.replaceAll('/', String.raw`\/`)];
};

/**
 * The answer, body and headers, without what was sent to prove who calls. Some services quote a key in the words with which they refuse it, and these are shown,
 * stored for good and exported. An answer that says that something was done is left as it is.
 */
export function unsaid(said: Exchange, login: Readonly<Record<string, string>>): Exchange {
  if (said.kind !== 'answered' || (said.answer.status >= 200 && said.answer.status < 300)) return said;
  const secrets = Object.values(login)
    .flatMap(partsOf)
    .filter(({ length }) => length >= LEAST_CHARACTERS)
    .flatMap(written)
    .sort((a, b) => b.length - a.length);
  const clean = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
  const body = said.answer.body.toString('utf8');
  const cleaned = clean(body);
  const headers = Object.fromEntries(Object.entries(said.answer.headers).map(([name, value]) => [name, clean(value)]));
  return {
    ...said,
    answer: { ...said.answer, headers, ...(cleaned !== body && { body: Buffer.from(cleaned) }) },
  };
}
