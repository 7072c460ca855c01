import { countryCodeOf } from '../country-names.ts';
import { readLocality } from './locality.ts';
import { withoutSalutation } from './names.ts';
import { endsAsStreet } from './streets.ts';
import { bare, partsOf, setOf, trimmed, wordsOf } from './address-words.ts';

/** A longer line is a sentence, and no line of an address. */
const MOST_IN_A_LINE = 300;

/** Parts that belong to the one before, though a comma parts them. */
const SUFFIX = setOf('inc|llc|ltd|limited|gmbh|jr|sr|phd|ph.d|md|m.d|esq|ii|iii|s.a|sa|plc|corp|co');

/** What stands above an address, or in front of it, and only says that one follows. */
export const HEADERS = setOf(
  'ship to|shipto|shipping|shipping to|shipping address|shipping details|shipping information|deliver to|delivery|delivery to|delivery address|delivery details|deliver|send to|mail to|mailing address|address|addresses|recipient|consignee|' +
    'customer|buyer|to|attention|for|my address|new address|my new address|my address is|my new address is|the address is|address is|address details|verified address|residential address|postal address|deliver it to|ship it to|ship this to|' +
    'lieferadresse|lieferanschrift|versandadresse|lieferung an|versand an|liefern an|empfänger|empfaenger|adresse|anschrift|meine adresse|meine adresse ist|meine adresse lautet|meine neue adresse|an|käufer|' +
    "adresse de livraison|livraison|livrer à|destinataire|adresse d’expédition|adresse d'expédition|indirizzo di spedizione|indirizzo|spedire a|destinatario|dirección de envío|direccion de envio|enviar a|dirección|" +
    'verzendadres|afleveradres|bezorgadres|verzenden naar|adres|adres dostawy|adres wysyłki|odbiorca|leveransadress|leveringsadresse|toimitusosoite|endereço de entrega|endereço de envio|お届け先|配送先|送付先|宛先|届け先',
);
/** Words that letters and messages have, and addresses have not. */
const GREETINGS = setOf(
  'hi|hello|hey|dear|hallo|moin|servus|liebe|lieber|sehr|guten|good|bonjour|salut|hola|ciao|buongiorno|buenos|hej|dzień|cześć|goedendag|beste|geachte',
);
const CLOSINGS = setOf(
  'thanks|thank|thx|cheers|regards|best|kind|kindest|warm|sincerely|yours|danke|vielen|mfg|viele|liebe|lg|grüße|gruß|mit|beste|merci|cordialement|bien|gracias|saludos|grazie|saluti|cordiali|bedankt|dank|groeten|groetjes|dziękuję|pozdrawiam|tack|obrigado|obrigada',
);
const TELLING = setOf(
  'please|pls|plz|kindly|could|would|can|send|ship|forward|deliver|moved|moving|here|this|that|thanks|thank|asap|bitte|senden|schicken|schickt|liefern|umgezogen|danke|hier|meine|neue|veuillez|envoyer|voici|merci|enviar|envíe|envíen|gracias|favor|inviare|grazie|spedire|graag|sturen|stuur|proszę|wysłać|my|is|was|the|i|we|you|it',
);
/** After these the address begins, in the same line. */
const LEADS = setOf(
  'to|address|is|at|an|ist|lautet|adresse|adres|dirección|direccion|indirizzo|à|a|naar|na|below|follows',
);

export interface AddressLines {
  lines: string[];
  /** What is no part of the address: the letter around it. */
  letter: string[];
}

/**
 * The lines of a pasted block: labels above it and empty lines are gone, the words of a letter around it stand apart, and a line that holds
 * several parts of the address, as copied from a web page, is cut at its commas.
 */
export function linesOf(text: string): AddressLines {
  const letter: string[] = [];
  const lines: string[] = [];
  for (const raw of text.normalize('NFC').split(/[\r\n\u2028\u2029\t]|\s[|•·‖]\s/)) {
    const line = wordsOf(trimmed(raw.replaceAll(/[*_>#]{2,}/g, ' '), ',;*_>"“”„')).join(' ');
    if (line === '') continue;
    if (line.length > MOST_IN_A_LINE) letter.push(line);
    else splitLetter(withoutHeader(line), lines, letter);
  }
  const [only] = lines;
  const cut =
    lines.length === 1 && only !== undefined
      ? atCommas(only).flatMap(nameAndStreet)
      : lines.flatMap((line) => (holdsLocality(line) ? atCommas(line) : [line]));
  return { lines: cut, letter };
}

const plain = (text: string) => bare(text).replace(/^(?:please|bitte) /, '');

function withoutHeader(line: string): string {
  const colon = line.search(/[:：]/);
  if (colon === -1) return HEADERS.has(plain(line)) ? '' : withoutSalutation(line);
  const label = trimmed(line.slice(0, colon));
  const value = trimmed(line.slice(colon + 1));
  // `Address: 5 Elm St` says what it is; `Ship to: Jane Roe` only that it begins.
  const isHeader = HEADERS.has(plain(label));
  if (!isHeader || (value !== '' && /^(?:address|adresse|anschrift|indirizzo|dirección|adres|customer)$/i.test(label)))
    return line;
  return withoutSalutation(value);
}

/** Puts the line where it belongs: to the address, to the letter around it, or a part to each. */
function splitLetter(line: string, lines: string[], letter: string[]): void {
  if (line === '') return;
  const words = wordsOf(line);
  const first = bare(words[0] ?? '').replace(/[!?]/g, '');
  const telling = words.filter((word) => TELLING.has(bare(word).replace(/[!?]/g, ''))).length;
  const isGreeting = GREETINGS.has(first) && (telling > 0 || /[,!:]$/.test(line) || words.length <= 2);
  const isClosing =
    CLOSINGS.has(first) &&
    (words.length <= 2 || telling > 0 || /[!,.]$/.test(line) || CLOSINGS.has(bare(words.at(-1) ?? '')));
  const isTold = telling > 1 || (telling === 1 && /[:!?]$/.test(line) && words.length > 2);
  if (!isGreeting && !isClosing && !isTold) {
    const [before = '', ...after] = line.split(
      /[.!?] (?=(?:thanks|thank you|danke|merci|gracias|grazie|cheers|regards|best)\b)/i,
    );
    lines.push(before);
    letter.push(...after);
    return;
  }
  // The address may stand in the same line: `please send it to Grace Hopper, 1 Navy Way, Arlington, VA 22202`.
  for (let at = words.length - 2; at >= 0; at--) {
    if (!LEADS.has(bare(words[at] ?? ''))) continue;
    const rest = words.slice(at + 1).join(' ');
    const [address = '', ...after] = rest.split(/[.!?] (?=\p{L})|[!?]$/u);
    if (partsOf(address).length < 3 || !holdsLocality(trimmed(address, '.,;'))) continue;
    const name = nameBefore(words.slice(0, at));
    letter.push(
      words.slice(0, at + 1 - (name.length > 0 ? name.length + 1 : 0)).join(' '),
      ...after.filter((each) => each !== ''),
    );
    lines.push(...(name.length > 0 ? [name.join(' ')] : []), ...atCommas(trimmed(address, '.,;')));
    return;
  }
  letter.push(line);
}

/** `to Sam Lee at 88 Pine St`: the words in capitals behind `to`. */
function nameBefore(words: readonly string[]): string[] {
  const from = words.findLastIndex((word) => !/^\p{Lu}/u.test(word)) + 1;
  const isNamed = /^(?:to|an|à|a|naar)$/i.test(words[from - 1] ?? '');
  return isNamed ? words.slice(from) : [];
}

/** Street and city on one line: its last parts are a locality, with or without a country. */
function holdsLocality(line: string): boolean {
  const parts = partsOf(line);
  if (parts.length < 2) return false;
  // `Chiyoda-ku, Tokyo 100-0005` is one.
  if (parts.length === 2 && !/\d/.test(parts[0] ?? '') && readLocality(line, null)?.region !== undefined) return false;
  const places = countryCodeOf(parts.at(-1) ?? '') === null ? parts : parts.slice(0, -1);
  const isLocality = (count: number) =>
    places.length > count && readLocality(places.slice(-count).join(', '), null)?.city !== undefined;
  return isLocality(1) || isLocality(2);
}

/** `Sam Lee 88 Pine St` names both. */
function nameAndStreet(part: string, index: number): string[] {
  const words = wordsOf(part);
  const at = words.findIndex((word) => /^\d{1,5}[a-z]?$/i.test(word));
  return index === 0 && at > 1 && endsAsStreet(part)
    ? [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    : [part];
}

export function atCommas(line: string): string[] {
  const joined: string[] = [];
  for (const part of partsOf(line)) {
    const before = joined.at(-1);
    const belongs =
      before !== undefined &&
      (SUFFIX.has(bare(part)) || /^\d{1,5}[a-z]?$/i.test(before) || isRegionWithCode(part, before));
    if (belongs) joined[joined.length - 1] = `${before}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** `IL 62704` after `Springfield`. */
const isRegionWithCode = (part: string, before: string) =>
  !/\d/.test(before) &&
  readLocality(part, null)?.city === undefined &&
  readLocality(`${before}, ${part}`, null)?.region !== undefined;

/** A line that says of itself that it is no part of an address, such as an order's number or a wish. */
export const isRemark = (line: string): boolean =>
  /^(?:order|bestellung|bestellnr|bestellnummer|auftrag|invoice|rechnung|tracking|sendung|po number|ref|reference|referenz|vat|ust|eori|kundennummer|kundennr|customer (?:no|number|id)|note|notes|hinweis|anmerkung|delivery instructions|instructions|address type|contact buyer|gate code|commande|pedido|ordine)\b[^:#\d]{0,30}[:#\d]/i.test(
    line,
  );
