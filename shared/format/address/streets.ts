const STREET_WORD =
  /(?:str(?:aße|asse|\.)?|weg|platz|allee|gasse|ring|damm|ufer|chaussee|stieg|steig|laan|straat|plein|gracht|kade|dreef|vej|gade|gatan|vägen|katu|ulica)\b|\b(?:street|st|road|rd|avenue|ave|av|boulevard|blvd|bd|lane|ln|drive|dr|court|ct|place|pl|square|sq|terrace|way|close|crescent|highway|hwy|parkway|pkwy|mews|gardens|grove|row|rue|chemin|impasse|allée|quai|route|cours|via|viale|corso|piazza|largo|calle|avenida|avda|plaza|paseo|rua|praça|ul|broadway)\b\.?/i;
/** A house number: at the beginning (12, 12-14, 221B), or at the end (5, 5a, 12-14, 7/2). */
const NUMBER_FIRST = /^(?:no\.?\s*)?\d{1,5}\s?[a-z]?(?:\s?[-/]\s?\d{1,5}[a-z]?)?\s?(?:bis|ter)?[,\s]+\p{L}/iu;
const NUMBER_LAST =
  /\p{L}[.)]?,?\s+(?:nr\.?\s*|no\.?\s*|n[°º]\s*)?\d{1,5}\s?[a-z]?(?:\s?[-/+]\s?\d{0,5}\s?[a-z]{0,3}\d?)?$/iu;
const BOX =
  /^(?:p\.?\s?o\.?\s?box|post\s?office box|postfach|packstation|postfiliale|b\.?p\.?|postbus|apartado|casilla)\b/i;
const UNIT =
  /^(?:apt|apartment|suite|ste|unit|flat|floor|fl|room|rm|building|bldg|block|dept|department|gate|dock|warehouse|level|#|c\/o|care of|wohnung|whg|etage|\d+\.\s*(?:og|etage|stock)|hinterhaus|vorderhaus|gebäude|geb|haus|abt|abteilung|wareneingang|tor|halle|appartement|appt|bât|bâtiment|étage|résidence|escalier|piano|scala|interno|toren)\b\.?|^\d+(?:st|nd|rd|th) floor\b/i;

/** Part of an address that stands beside the street: a flat, a floor, a department. */
export const isUnit = (line: string) => UNIT.test(line);

/** True where the line is, by all that can be seen, a street or a box. */
export const isStreet = (line: string) =>
  BOX.test(line) ||
  (!isUnit(line) && (NUMBER_FIRST.test(line) || NUMBER_LAST.test(line) || (STREET_WORD.test(line) && /\d/.test(line))));

/** A street without its number, which is weak proof. */
export const mayBeStreet = (line: string) => !isUnit(line) && STREET_WORD.test(line);
