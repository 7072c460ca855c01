import { bare, partsOf, setOf, wordsOf } from './address-words.ts';

/** What a street ends with in English; it stands behind the name, and a direction or a flat may follow. */
const ENGLISH = setOf(
  'street|st|road|rd|avenue|ave|av|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|square|sq|terrace|terr|ter|way|close|crescent|cres|highway|hwy|' +
    'parkway|pkwy|mews|gardens|gdns|grove|row|circle|cir|trail|trl|loop|pike|alley|plaza|turnpike|tpke|expressway|expy|freeway|broadway|esplanade|parade|quay|walk|rise|hill|green|view|path|run|ridge|crossing|xing|point|pt|causeway|bypass|route|rte',
);
/** What a street begins with elsewhere. */
const BEGINNINGS = setOf(
  'rue|chemin|impasse|allée|allee|allées|quai|route|cours|avenue|boulevard|bd|place|square|passage|sentier|faubourg|hameau|lieu-dit|lieudit|via|viale|corso|piazza|piazzale|' +
    'largo|vicolo|strada|contrada|località|calle|c/|cl|avenida|avda|av|av.da|plaza|pza|paseo|pº|camino|carretera|ctra|ronda|travesía|rambla|rua|praça|travessa|estrada|' +
    'alameda|rodovia|ul|ulica|aleja|al|os|osiedle|plac|pl|nábřeží|náměstí|třída|str|strada|bulevardul|calea|jalan|jl|sok|sokak|cad|caddesi|mahalle|mah|block|blk',
);
/** What a street's name ends with where it is one word. */
const ENDINGS =
  /(?:stra(?:ß|ss)e|str|weg|platz|allee|gasse|ring|damm|ufer|chaussee|stieg|steig|markt|laan|straat|plein|gracht|kade|dreef|singel|vej|gade|gatan|vägen|väg|veien|vei|gata|katu|tie|utca|tér)$/i;
/** Words that make it a street wherever they stand. */
const ANYWHERE = setOf(
  'straße|strasse|str|gasse|weg|platz|laan|straat|utca|út|tér|ulica|cad|caddesi|sok|sokak|broadway',
);
const DIRECTIONS = setOf('n|s|e|w|ne|nw|se|sw|north|south|east|west|o|ouest|est|nord|sud');

const BOX =
  /^(?:dhl )?(?:p\.? ?o\.? ?box|p\.?o\.?b\.?|post office box|gpo box|locked bag|private bag|postfach|packstation|postfiliale|paketshop|paketbox|b\.?p\.?|cs|cp|tsa|bo[iî]te postale|postbus|postboks|postlåda|apartado|apdo|casella postale|caixa postal|casilla|skrytka pocztowa|box|rr|rural route|pmb)\.?(?: n[ro°º]?\.?)? ?#?\d/i;
/** What a part of an address beside the street begins with. */
const UNIT = setOf(
  'apt|apartment|appt|appartement|apto|suite|ste|unit|flat|floor|fl|room|rm|building|bldg|block|dept|department|gate|dock|warehouse|level|lot|shop|c/o|care of|co|wohnung|whg|etage|' +
    'hinterhaus|vorderhaus|seitenflügel|aufgang|gebäude|geb|haus|abt|abteilung|wareneingang|tor|halle|bât|bat|bâtiment|batiment|étage|etage|résidence|residence|escalier|esc|' +
    'porte|piano|scala|int|interno|palazzina|piso|planta|puerta|portal|bloque|toren|verdieping|bus|lokal|mieszkanie|m|bei|chez|presso|p/a|rés|poste restante|penthouse|stiege|tür|top|andar|sala|bloco|hus|lgh',
);
const FLOOR =
  /^\d{1,3}(?:st|nd|rd|th|er|e|ème|eme|º|ª|°)?\.? ?(?:floor|fl|og|ug|etage|stock|stiege|étage|etage|piso|planta|piano|andar|kat|em)\b/i;
const GROUND = /^(?:eg|dg|ug|ground floor|erdgeschoss|dachgeschoss|rez-de-chaussée|rdc)\b/i;
/** The end of a department's name. */
const DEPARTMENT = setOf('dept|department|abteilung|desk|reception');

/** A house number: 12, 12a, 221B, 12-14, 1-9-1, 5/12, 10/2/5, 12+14. */
const NUMBER = /^#?\d{1,5}[a-z]{0,3}(?:[-–/+]\d{0,5}[a-z]{0,3}){0,3}$/i;
const isNumber = (word: string) => NUMBER.test(bare(word));
const hasLetter = (text: string) => /\p{L}{2}/u.test(text);

export const isBox = (line: string) => BOX.test(line);

/** True where the line is, by its words, an English street; `St` in front is a saint. */
export const isEnglishStreet = (text: string) =>
  wordsOf(text).some((word, index) => index > 0 && ENGLISH.has(bare(word)));

/** True where its last word is an English street's. */
export const endsAsStreet = (text: string) => wordsOf(text).length > 1 && ENGLISH.has(bare(wordsOf(text).at(-1) ?? ''));

/** Part of an address that stands beside the street: a flat, a floor, a department. */
export function isUnit(line: string): boolean {
  if (FLOOR.test(line) || GROUND.test(line) || /^#\s?\d/.test(line)) return true;
  const words = wordsOf(line);
  const first = words[0] ?? '';
  const joint = words.slice(0, 2).map(bare).join(' ');
  if (/^\d{1,3}[Ff]$/.test(words.at(-1) ?? '') && /\b(?:building|bldg|tower|mansion|plaza)\b/i.test(line)) return true;
  if (DEPARTMENT.has(bare(words.at(-1) ?? '')) && words.length > 1) return true;
  if (first.toLowerCase() !== 'co' && (UNIT.has(first.toLowerCase()) || UNIT.has(bare(first)) || UNIT.has(joint)))
    return bare(first) === 'c/o' || joint === 'care of' || !isStreetBehindUnit(words);
  return false;
}

/** `Flat 2, 221B Baker Street`, `Unit 5/12 George St`: what follows the flat is the street. */
const isStreetBehindUnit = (words: readonly string[]) =>
  isEnglishStreet(words.slice(2).join(' ')) &&
  words.slice(1).filter(isNumber).length + Number(/\//.test(words[1] ?? '')) > 1;

/** True where the line is, by all that can be seen, a street or a box. */
export function isStreet(line: string): boolean {
  if (isBox(line)) return true;
  if (isUnit(line)) return false;
  const words = wordsOf(line);
  const [first = '', second = ''] = words;
  const isFirstNumber = isNumber(first) || (/^n[ro°º]\.?$/i.test(first) && isNumber(second));
  if (isFirstNumber && words.length > 1) return hasLetter(words.slice(1).join(' '));
  const [part = '', next = ''] = partsOf(line);
  if (hasLetter(part) && isNumber(wordsOf(next)[0] ?? '')) return true;
  return hasLetter(first + second) && (numberAtEnd(wordsOf(part)) || (/\d/.test(line) && mayBeStreet(line)));
}

/** A number behind the name, with little after it: `Hauptstr. 5`, `12 a`, `5 - 7`, `10 m. 5`. */
function numberAtEnd(words: readonly string[]): boolean {
  const at = words.findIndex((word, index) => index > 0 && isNumber(word) && !/^\d+\.$/.test(word));
  if (at === -1) return false;
  return words
    .slice(at + 1)
    .every((word) => bare(word).length <= 1 || isNumber(word) || UNIT.has(bare(word)) || /^(?:bis|ter)$/.test(word));
}

/** A street without its number, which is weak proof. */
export function mayBeStreet(line: string): boolean {
  if (isUnit(line)) return false;
  const words = wordsOf(line).map(bare);
  if (BEGINNINGS.has(words[0] ?? '') || /^c\//i.test(line)) return words.length > 1;
  return words.some((word, index) => ANYWHERE.has(word) || ENDINGS.test(word) || (index > 0 && ENGLISH.has(word)));
}

/** Street and city of `12 Main St Springfield` or `12 Main St Apt 4 Springfield`, and a name in front; null where no street is in it. */
export function splitStreet(text: string): { street: string; city: string; name?: string } | null {
  const all = wordsOf(text);
  const start = all.findIndex(isNumber);
  if (start === -1) return null;
  const words = all.slice(start);
  let end = words.findLastIndex((word, index) => index > 1 && ENGLISH.has(bare(word)));
  if (end === -1) return null;
  while (DIRECTIONS.has(bare(words[end + 1] ?? ''))) end++;
  const [unit = '', number = ''] = words.slice(end + 1);
  if (/^#\d/.test(unit)) end += 1;
  else if (UNIT.has(bare(unit)) && /\d|^[a-z]$/i.test(bare(number))) end += 2;
  const city = words.slice(end + 1).join(' ');
  const name = all.slice(0, start).join(' ');
  return city === '' ? null : { street: words.slice(0, end + 1).join(' '), city, ...(name !== '' && { name }) };
}
