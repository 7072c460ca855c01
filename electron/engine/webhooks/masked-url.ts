/** What stands in the place of what is not shown. */
const MASK = '***';
/** A part of a path that nobody gives a page by hand: long, and with digits and letters mixed. */
const isTokenLike = (part: string) =>
  /^[A-Za-z0-9_.~%-]{16,}$/.test(part) && /[0-9]/.test(part) && /[A-Za-z]/.test(part);

/** Whether a part that is not shown is not typed either. */
export function holdsMask(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, pathname, searchParams } = new URL(text);
  return [username, ...pathname.split('/'), ...searchParams.values()].includes(MASK);
}

/**
 * An address as it may be shown: without a password, the values of its query, a fragment and parts of its path that look like a token, by
 * which many receivers know their senders. The same address where it has nothing of the kind.
 */
export function maskedUrl(text: string): string {
  if (!URL.canParse(text)) return text;
  const url = new URL(text);
  const path = url.pathname.split('/').map((part) => (isTokenLike(part) ? MASK : part));
  const query = [...url.searchParams.keys()].map((name) => `${encodeURIComponent(name)}=${MASK}`);
  const user = url.username === '' && url.password === '' ? '' : `${MASK}@`;
  const isPlain = user === '' && query.length === 0 && url.hash === '' && !path.includes(MASK);
  if (isPlain) return text;
  return `${url.protocol}//${user}${url.host}${path.join('/')}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
