import type { SourceConnection } from '#shared/schema/orders/source.ts';

/** Where it is, as a person would say it: a path, an address, a database of a server. */
export function placeWords(place: SourceConnection): string {
  if (place.type === 'http') return place.url;
  return 'host' in place ? `${place.database}, ${place.host}` : place.path;
}
