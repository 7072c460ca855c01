import type { Address } from '../../schema/shipping/party.ts';

/** Han characters and kana. */
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const POSTAL_CODE = /(?:〒 ?|(?<![\d-]))(\d{3})[-－ー‐−](\d{4})(?![\d-])/u;
const PREFECTURE = /^(?:東京都|北海道|(?:京都|大阪)府|[\p{Script=Han}]{2,3}県)/u;
/** A city, with the county before it or the ward behind it. */
const CITY =
  /^(?:[\p{Script=Han}々ヶケ]{1,5}郡)?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6}?[市区町村](?:[\p{Script=Han}]{1,4}区)?/u;
const COUNTRY = /^(?:日本|日本国)$/u;
const HONORIFIC = / ?(?:様|殿|御中)$/u;

export interface JapaneseAddress {
  address: Partial<Address>;
  /** Names and whatever else stands on the other lines. */
  rest: string[];
}

/**
 * Reads an address in Japanese, from the largest part to the smallest: code, prefecture, city or ward, and the rest of the street; a building
 * may follow on a line of its own. Null where the lines are not Japanese.
 */
export function readJapanese(lines: readonly string[]): JapaneseAddress | null {
  if (
    !lines.some((line) => JAPANESE.test(line)) ||
    !lines.some((line) => POSTAL_CODE.test(narrow(line)) || PREFECTURE.test(line))
  )
    return null;
  const zipCode = postalCodeIn(lines);
  const address: Partial<Address> = { countryCode: 'JP', ...(zipCode !== null && { zipCode }) };
  const rest: string[] = [];
  let isStreetRead = false;
  let wasStreet = false;
  for (const line of lines.filter((each) => !COUNTRY.test(each))) {
    const [code] = POSTAL_CODE.exec(narrow(line)) ?? [];
    const place = (code === undefined ? line : narrow(line).replace(code, '')).trim();
    if (code !== undefined && postalCodeIn([line]) !== zipCode) rest.push(code);
    const [prefecture = ''] = PREFECTURE.exec(place) ?? [];
    const [city = ''] = CITY.exec(place.slice(prefecture.length)) ?? [];
    if (place === '') continue;
    if (!isStreetRead && city !== '' && (prefecture !== '' || /\d/.test(narrow(place)) || code !== undefined)) {
      const street = place.slice(prefecture.length + city.length).trim();
      Object.assign(address, {
        ...(prefecture !== '' && { stateOrProvinceCode: prefecture }),
        city,
        ...(street !== '' && { streetLine1: street }),
      });
      [isStreetRead, wasStreet] = [true, true];
    } else if (
      wasStreet &&
      (address.streetLine1 === undefined || /\d|ビル|マンション|荘|号室|階|ハイツ|コーポ/u.test(narrow(place)))
    ) {
      if (address.streetLine1 === undefined) address.streetLine1 = place;
      else address.streetLine2 = place;
      wasStreet = address.streetLine2 === undefined;
    } else {
      rest.push(place.replace(HONORIFIC, ''));
      wasStreet = false;
    }
  }
  return { address, rest };
}

/** The code behind its mark or beside a prefecture, before any that stands elsewhere. */
function postalCodeIn(lines: readonly string[]): string | null {
  const found = lines.flatMap((line) => {
    const [code, district = '', town = ''] = POSTAL_CODE.exec(narrow(line)) ?? [];
    if (code === undefined) return [];
    const isSure = code.startsWith('〒') || PREFECTURE.test(narrow(line).replace(code, '').trim());
    return [{ zipCode: `${district}-${town}`, isSure }];
  });
  return (found.find(({ isSure }) => isSure) ?? found[0])?.zipCode ?? null;
}

/** Digits as wide as Han characters, as plain ones. */
const narrow = (text: string) =>
  text.replaceAll(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
