import { isRecord } from '#shared/format/is-record.ts';

const HAS_MORE = /^has_?(?:more|next|next_?page)$/i;
const NEXT =
  /^(?:next|next_?page|next_?url|next_?page_?url|next_?link|@odata\.nextlink|next_?cursor|next_?page_?token)$/i;
/** What an answer says of its pages stands in these, or beside its list. */
const OF_PAGE = /^(?:_?meta|_?links|paging|pagination|page_?info|cursors?)$/i;

/** Whether an answer says that there are pages after it: in its header `Link`, or in its JSON. */
export const hasFurtherPages = (link: string, json: unknown): boolean =>
  /\brel="?next\b/i.test(link) || (isRecord(json) && saysMore(json));

const saysMore = (said: object, depth = 0): boolean =>
  Object.entries(said).some(([name, value]) => {
    if (HAS_MORE.test(name)) return value === true;
    if (NEXT.test(name)) return isPlace(value);
    return depth < 2 && OF_PAGE.test(name) && isRecord(value) && saysMore(value, depth + 1);
  });

const isPlace = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') ||
  (typeof value === 'number' && value > 0) ||
  (isRecord(value) && 'href' in value && isPlace(value.href));
