import { placeOf, readLocality, type Locality } from './locality.ts';
import { isCounty, regionCodeOf, splitRegion } from './regions.ts';
import { isStreet } from './streets.ts';

export interface Place {
  locality: Locality;
  /** The lines it takes. */
  from: number;
  to: number;
}

/** City and postal code, looked for from below; the code may stand on a line of its own, below its city or above it. */
export function findPlace(lines: readonly string[], country: string | null): Place | null {
  for (let index = lines.length - 1; index >= 0; index--) {
    const locality = readLocality(lines[index] ?? '', country);
    if (locality?.city !== undefined) {
      // Spain and Italy may name the province below.
      const below = lines[index + 1];
      const isProvince =
        (country === 'ES' || country === 'IT') &&
        index === lines.length - 2 &&
        isCity(below) &&
        locality.region === undefined;
      return isProvince
        ? { locality: { ...locality, region: below }, from: index, to: index + 2 }
        : { locality, from: index, to: index + 1 };
    }
    if (locality) return withCityBeside(lines, index, locality, country);
  }
  return cityWithoutCode(lines, country);
}

/** A city has no digits, but for the districts of Dublin and its like. */
const isCity = (line: string | undefined): line is string =>
  line !== undefined &&
  (/^\p{L}+ \d{1,2}W?$/u.test(line) ? !/(?:str|weg|gasse)/i.test(line) : !isStreet(line) && !/\d/.test(line));

function withCityBeside(lines: readonly string[], index: number, locality: Locality, named: string | null): Place {
  const country = named ?? locality.country;
  const hasCounty = index > 2 && locality.region === undefined && isCounty(lines[index - 1] ?? '', country);
  const above = hasCounty ? index - 2 : index - 1;
  const found: Locality = { ...locality, ...(hasCounty && { region: lines[index - 1] ?? '' }) };
  const upper = lines[above];
  // With nothing but a name above, that is no city.
  if (above > 0 && isCity(upper)) {
    const city = above > 1 ? lines[above - 1] : undefined;
    // `Denver`, `Colorado`, `80202`; `Chiyoda-ku`, `Tokyo`, `100-6390`.
    const region = regionCodeOf(upper, country ?? (/^\d{5}/.test(locality.zipCode) ? 'US' : ''));
    if (region !== null && isCity(city) && locality.region === undefined)
      return {
        locality: { ...found, city, region, ...(country === undefined && { country: 'US' }) },
        from: above - 1,
        to: index + 1,
      };
    if (country === 'JP' && city !== undefined && /-(?:ku|shi|gun|machi|cho)$/i.test(city))
      return { locality: { ...found, city, region: upper }, from: above - 1, to: index + 1 };
    const isOfUs =
      country === undefined && upper.includes(',') && locality.zipCode.length >= 5 && splitRegion(upper, 'US') !== null;
    // A region beside the code leaves nothing but the city to the line above.
    const split = found.region === undefined ? placeOf(upper, isOfUs ? 'US' : (country ?? '')) : {};
    const read = { ...split, ...(isOfUs && { country: 'US' }) };
    return { locality: { city: upper, ...found, ...read }, from: above, to: index + 1 };
  }
  const below = lines[index + 1];
  if (isCity(below)) return { locality: { ...found, city: below }, from: index, to: index + 2 };
  return { locality: found, from: index, to: index + 1 };
}

/** No postal code: the last line is the city, where a street stands above it and the country, or a region, is named. */
function cityWithoutCode(lines: readonly string[], country: string | null): Place | null {
  const last = lines.at(-1);
  if (!isCity(last) || !lines.slice(0, -1).some(isStreet)) return null;
  const at = { from: lines.length - 1, to: lines.length };
  const split = splitRegion(last, country ?? 'US');
  if (split) return { locality: { ...split, zipCode: '', ...(country === null && { country: 'US' }) }, ...at };
  if (country === null) return null;
  const city = lines[lines.length - 2];
  const isRegion = isCounty(last, country) || regionCodeOf(last, country) !== null;
  if (isRegion && isCity(city))
    return {
      locality: { city, region: regionCodeOf(last, country) ?? last, zipCode: '' },
      from: at.from - 1,
      to: at.to,
    };
  return { locality: { city: last, zipCode: '' }, ...at };
}

/** Hungary writes city, street and code, one below the other: the city goes down to its code. */
export function cityBelowStreet(lines: readonly string[]): string[] {
  const [city, street, code] = lines.slice(-3);
  const isSo = isCity(city) && street !== undefined && isStreet(street) && code !== undefined && /^\d{4}$/.test(code);
  return isSo ? [...lines.slice(0, -3), street, `${code} ${city}`] : [...lines];
}
