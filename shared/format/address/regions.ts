import { wordsOf } from './address-words.ts';

/** Codes and names of regions that stand between city and postal code. */
const US =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|' +
  'FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|' +
  'MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|' +
  'NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|' +
  'PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|' +
  'VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AA Armed Forces Americas|AE Armed Forces Europe|' +
  'AP Armed Forces Pacific|GU Guam|VI Virgin Islands|AS American Samoa|MP Northern Mariana Islands';
const CA =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|' +
  'NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon';
const AU =
  'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|' +
  'VIC Victoria|WA Western Australia';

const COUNTIES: ReadonlySet<string> = new Set(
  (
    'avon|bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cleveland|cornwall|cumbria|derbyshire|devon|dorset|' +
    'durham|co durham|county durham|east sussex|east yorkshire|essex|gloucestershire|greater manchester|hampshire|' +
    'herefordshire|hertfordshire|isle of wight|kent|lancashire|leicestershire|lincolnshire|merseyside|middlesex|norfolk|' +
    'north yorkshire|northamptonshire|northumberland|nottinghamshire|oxfordshire|rutland|shropshire|somerset|south yorkshire|' +
    'staffordshire|suffolk|surrey|tyne and wear|warwickshire|west midlands|west sussex|west yorkshire|wiltshire|worcestershire|' +
    'yorkshire|aberdeenshire|fife|lanarkshire|midlothian|west lothian|gwent|gwynedd|powys|dyfed|clwyd|county antrim|co antrim'
  ).split('|'),
);

type RegionCountry = 'US' | 'CA' | 'AU';

const tables: Readonly<Record<RegionCountry, ReadonlyMap<string, string>>> = {
  US: table(US),
  CA: table(CA),
  AU: table(AU),
};

function table(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split('|').flatMap((entry): [string, string][] => {
      const [code = '', ...name] = entry.split(' ');
      return [
        [code.toLowerCase(), code],
        [name.join(' ').toLowerCase(), code],
      ];
    }),
  );
}

const comparable = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}.()]/gu, '')
    .trim()
    .toLowerCase();

/** The code of a region by its code or name; null where the country has none of that name. */
export const regionCodeOf = (text: string, country: string): string | null =>
  tables[country as RegionCountry]?.get(comparable(text)) ?? null;

/** A county of Britain, or of Ireland: `Oxfordshire`, `Co. Limerick`. */
export function isCounty(text: string, country: string | undefined): boolean {
  const isIrish = /^(?:co\.?|county) ?\p{L}/iu.test(text);
  return country === 'IE' ? isIrish : country === 'GB' && (isIrish || COUNTIES.has(text.toLowerCase()));
}

/** City and region of `Saint Paul, MN` or `Salt Lake City Utah`; null where no region stands at the end. */
export function splitRegion(text: string, country: string): { city: string; region: string } | null {
  const words = wordsOf(text.replaceAll(',', ' , '));
  for (let length = Math.min(4, words.length - 1); length > 0; length--) {
    const region = regionCodeOf(words.slice(-length).join(' '), country);
    const before = words.slice(0, -length);
    while (before.at(-1) === ',') before.pop();
    if (region !== null && before.length > 0) return { city: before.join(' ').replaceAll(' ,', ','), region };
  }
  return null;
}

/** Provinces of Italy, as they stand behind the city. */
export const ITALIAN_PROVINCES: ReadonlySet<string> = new Set(
  (
    'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU ' +
    'MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD ' +
    'VA VB VC VE VI VR VT VV'
  ).split(' '),
);
