import type { Customs } from '#shared/schema/shipping/customs.ts';
import type { ItemLine } from '#shared/schema/shipping/item-line.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { child, fieldName, shorten } from './request/pointer.ts';
import type { WellFormed } from './request/well-formed.ts';
import type { Report } from './report.ts';

/** The characters of a text that labels cannot show. */
export type MissingCharacters = (text: string) => readonly string[];

const CUSTOMS_FIELDS = ['description', 'fabricContent', 'skuDescription'] as const;
const MAX_NAMED = 10;
/** What is longer is refused anyway. */
const MAX_CHECKED = 1000;

/**
 * A CHARACTER_REPLACED for every text of the request that is printed and that no font has all characters of; and where the station draws the label itself,
 * a FIELD_INVALID for a recipient of whom nothing would be readable.
 */
export function checkCharacters(
  request: WellFormed<ShipmentRequest>,
  { missingCharacters, isDrawnHere }: { missingCharacters: MissingCharacters; isDrawnHere: boolean },
  report: Report,
): void {
  if (isDrawnHere) refuseUnreadable(request.recipient, missingCharacters, report);
  for (const [pointer, text] of printedTexts(request)) {
    if (text.length > MAX_CHECKED) continue;
    const missing = missingCharacters(text);
    if (missing.length === 0) continue;
    const named = missing.slice(0, MAX_NAMED).map((character) => `${character} (${codePointOf(character)})`);
    const more = missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : '';
    const message = `${fieldName(pointer)} has characters that labels cannot show and that are replaced: ${named.join(', ')}${more}.`;
    report.warn('CHARACTER_REPLACED', pointer, message);
  }
}

/**
 * A label nobody can read is not bought: some of the recipient's name, of the street and of the city must print as what it is. A text of nothing
 * but invisible characters, as web pages leave them, prints as nothing.
 */
function refuseUnreadable(
  recipient: WellFormed<Party> | null | undefined,
  missingCharacters: MissingCharacters,
  report: Report,
): void {
  const { address = {}, contact = {} } = recipient ?? {};
  const { personName, companyName } = contact;
  const parts: [field: string, texts: (string | undefined)[]][] = [
    [personName ? 'contact/personName' : 'contact/companyName', [personName, companyName]],
    ['address/streetLine1', [address.streetLine1, address.streetLine2, address.streetLine3]],
    ['address/city', [address.city]],
  ];
  for (const [field, given] of parts) {
    const text = given.filter(Boolean).join(' ');
    const pointer = `/recipient/${field}`;
    // What is blank is missing, and refused as that.
    if (text.trim() === '' || text.length > MAX_CHECKED || report.hasRefused(pointer)) continue;
    if (!isUnreadable(text, missingCharacters)) continue;
    const message = `${fieldName(pointer)} must have letters that labels can show; it is "${shorten(text, 100)}", of which none can be printed.`;
    report.refuse('FIELD_INVALID', pointer, message);
  }
}

/** What is nothing on paper, though it is something to a program: zero-width characters, fillers of Hangul, the blank of braille. */
const INVISIBLE = /[\s\u2800\p{Default_Ignorable_Code_Point}]/gu;

function isUnreadable(text: string, missingCharacters: MissingCharacters): boolean {
  const shown = text.replaceAll(INVISIBLE, '');
  if (shown === '') return true;
  const missing = missingCharacters(shown);
  if (missing.length === 0) return false;
  const left = missing.reduce((rest, character) => rest.replaceAll(character, ''), shown);
  return !/[\p{L}\p{N}]/u.test(left);
}

function* printedTexts(request: WellFormed<ShipmentRequest>): Generator<[pointer: string, text: string]> {
  yield* partyTexts(request.shipper, '/shipper');
  yield* partyTexts(request.recipient, '/recipient');
  yield* partyTexts(request.returnAddress, '/returnAddress');
  for (const [index, line] of (request.itemLines ?? []).entries()) yield* lineTexts(line, `/itemLines/${index}`);
  yield* customsTexts(request.customs);
}

function* partyTexts(party: WellFormed<Party> | null | undefined, pointer: string) {
  yield* texts(party?.address, `${pointer}/address`);
  yield* texts(party?.contact, `${pointer}/contact`);
}

function* lineTexts(line: WellFormed<ItemLine> | undefined, pointer: string) {
  yield* texts(line?.customerReference, `${pointer}/customerReference`);
}

function* customsTexts(customs: WellFormed<Customs> | null | undefined): Generator<[string, string]> {
  for (const [index, item] of (customs?.customsItems ?? []).entries()) {
    for (const field of CUSTOMS_FIELDS) {
      const text = item?.[field];
      if (text) yield [`/customs/customsItems/${index}/${field}`, text];
    }
  }
}

function* texts(holder: object | undefined, pointer: string): Generator<[string, string]> {
  for (const [field, text] of Object.entries(holder ?? {})) {
    if (typeof text === 'string' && text !== '') yield [child(pointer, field), text];
  }
}

const codePointOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
