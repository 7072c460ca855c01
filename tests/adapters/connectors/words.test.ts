import { expect, test } from 'vitest';
import type { PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import { diagnostics as de } from '#shared/diagnostics/de.ts';
import { diagnostics as en } from '#shared/diagnostics/en.ts';
import { errors as upsErrors } from '../ups/fake.ts';
import { no } from '../gls/fake.ts';
import { LIVE_KEY } from '../shipengine/fake.ts';
import { useEasypost } from '../easypost/use-easypost.ts';
import { useGls } from '../gls/gls.ts';
import { useSendcloud } from '../sendcloud/sendcloud.ts';
import { useShipengine } from '../shipengine/connected.ts';
import { useUps } from '../ups/ups.ts';

const [shipengine, easypost, sendcloud, ups, gls] = [
  useShipengine(),
  useEasypost(),
  useSendcloud(),
  useUps(),
  useGls(),
];

/** The address of a fake stands where that of the service does. */
const anonymous = (words: string) => words.replaceAll(/127\.0\.0\.1:\d+/g, 'HERE');

/** The sentence in both languages, and what is quoted behind it. */
function said(outcome: PurchaseOutcome) {
  const trouble = outcome.kind === 'purchased' ? null : outcome.trouble;
  if (!trouble) throw new Error(`There is no sentence for it: ${JSON.stringify(outcome)}`);
  const { code, values } = trouble;
  const inWords = (sentence: string) =>
    anonymous(sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])));
  return { en: inWords(en[code]), de: inWords(de[code]), words: values['words'] ?? null };
}

const refusedBy = {
  shipengine(type: string, code: string, message: string) {
    shipengine.fake.next({ kind: 'refuse', errors: [{ type, code, message }] });
    return shipengine.adapter.purchase(shipengine.order());
  },
  easypost(trick: Parameters<typeof easypost.fake.play>[0]) {
    easypost.fake.play(trick);
    return easypost.adapter.purchase(easypost.order());
  },
  sendcloud(status: number, words: string, pointer?: string) {
    sendcloud.fake.next({ kind: 'refused', status, code: 'invalid', words, ...(pointer !== undefined && { pointer }) });
    return sendcloud.adapter.purchase(sendcloud.order());
  },
  async ups(code: string, message: string) {
    ups.fake.answerNext(upsErrors(code, message));
    return ups.adapter.purchase(ups.order());
  },
  async gls(code: string, message: string) {
    gls.fake.answerNext('ship', no(code, message));
    return gls.adapter.purchase(gls.order());
  },
};

const keysRefused = (at: string, status: number, words: string) => ({
  en: `${at} refuses the keys of the account (${status}). Check them, or make new ones there.`,
  de: `${at} lehnt die Schlüssel des Kontos ab (${status}). Prüfen Sie sie, oder erzeugen Sie dort neue.`,
  words,
});
const noFunds = (at: string, words: string) => ({
  en: `${at} sells nothing: the balance of the account there does not cover it. Top it up there.`,
  de: `${at} verkauft nichts: Das Guthaben des Kontos dort reicht nicht. Laden Sie es dort auf.`,
  words,
});
const addressRefused = (at: string, words: string) => ({
  en: `${at} does not take the address. Correct it.`,
  de: `${at} nimmt die Adresse nicht an. Berichtigen Sie sie.`,
  words,
});
const accountRefused = (at: string, words: string) => ({
  en: `${at} does not take the account or contract that is set. Check its number in the account here.`,
  de: `${at} nimmt das eingetragene Konto oder den Vertrag nicht an. Prüfen Sie die Nummer im Konto hier.`,
  words,
});

/** What a person can get wrong with each service: one sentence that names what has to be changed, and the service's words as a quotation. */
const CASES: readonly (readonly [string, string, () => Promise<PurchaseOutcome>, ReturnType<typeof said>])[] = [
  [
    'shipengine',
    'a wrong key, or one that was revoked',
    async () => (await shipengine.showing({ apiKey: 'TEST_no' })).purchase(shipengine.order()),
    keysRefused('ShipEngine', 401, 'The API key is invalid.'),
  ],
  [
    'shipengine',
    'a key of the other mode',
    async () =>
      (await shipengine.showing({ apiKey: LIVE_KEY })).purchase(shipengine.order({ config: { mode: 'LIVE' } })),
    {
      en: 'ShipEngine takes the key, which is one for shipping, and has no carrier se-111111 under it. Carriers for tests belong to another key.',
      de: 'ShipEngine nimmt den Schlüssel an, der einer für den Versand ist, und hat darunter keinen Paketdienst se-111111. Paketdienste für Tests gehören zu einem anderen Schlüssel.',
      words: 'Invalid carrier_id: se-111111',
    },
  ],
  [
    'shipengine',
    'an empty wallet',
    () => refusedBy.shipengine('account_status', 'insufficient_funds', 'Add funds.'),
    noFunds('ShipEngine', 'Add funds.'),
  ],
  [
    'shipengine',
    'a carrier that is not enabled',
    () => refusedBy.shipengine('account_status', 'carrier_disconnected', 'Reconnect.'),
    {
      en: 'ShipEngine has the carrier se-111111 switched off, or not connected yet. Connect it there.',
      de: 'ShipEngine hat den Paketdienst se-111111 abgeschaltet oder noch nicht verbunden. Verbinden Sie ihn dort.',
      words: 'Reconnect.',
    },
  ],
  [
    'shipengine',
    'an address',
    () => refusedBy.shipengine('validation', 'invalid_address', 'No such street.'),
    addressRefused('ShipEngine', 'No such street.'),
  ],
  [
    'easypost',
    'a wrong key, or one that was revoked',
    async () => (await easypost.showing({ apiKey: 'EZTKno' })).purchase(easypost.order()),
    keysRefused('HERE', 401, 'This api key is no longer active.'),
  ],
  [
    'easypost',
    'a key of the other mode',
    async () => {
      easypost.fake.isOtherMode = true;
      return easypost.adapter.purchase(easypost.order());
    },
    {
      en: 'The key of the account belongs to the other mode of HERE, for shipping or for tests. Set the key anew.',
      de: 'Der Schlüssel des Kontos gehört zum anderen Modus von HERE, Versand oder Tests. Geben Sie den Schlüssel neu ein.',
      words: null,
    },
  ],
  ['easypost', 'an empty wallet', () => refusedBy.easypost('empty-wallet'), noFunds('HERE', 'Insufficient funds.')],
  [
    'easypost',
    'a carrier that is not enabled',
    async () => {
      easypost.fake.says.push('Account is not active.');
      return easypost.adapter.purchase(easypost.order({ serviceCode: 'OTHER' }));
    },
    {
      en: 'HERE does not offer OTHER for this shipment.',
      de: 'HERE bietet OTHER für diese Sendung nicht an.',
      words: 'Account is not active.',
    },
  ],
  [
    'easypost',
    'an address',
    () => refusedBy.easypost('carrier-refuses'),
    addressRefused('HERE', 'Unable to buy. The zip is not served.'),
  ],
  [
    'sendcloud',
    'a wrong key, or one that was revoked',
    async () => (await sendcloud.showing({ secretKey: 'no' })).purchase(sendcloud.order()),
    {
      en: 'HERE refuses what the account shows it (401). Check its keys, and what they may do there.',
      de: 'HERE lehnt ab, womit das Konto sich ausweist (401). Prüfen Sie seine Schlüssel, und was sie dort dürfen.',
      words: 'Invalid username/password.',
    },
  ],
  [
    'sendcloud',
    'an empty wallet',
    () => refusedBy.sendcloud(402, 'Pay your invoices first.'),
    noFunds('HERE', 'Pay your invoices first.'),
  ],
  [
    'sendcloud',
    'a carrier that is not enabled',
    () => refusedBy.sendcloud(400, 'Enable the carrier first.'),
    {
      en: 'HERE has the carrier switched off, or not connected yet. Connect it there.',
      de: 'Bei HERE ist der Paketdienst ausgeschaltet oder noch nicht verbunden. Verbinden Sie ihn dort.',
      words: 'Enable the carrier first.',
    },
  ],
  [
    'sendcloud',
    'a contract',
    () => refusedBy.sendcloud(400, 'The contract is not yours.'),
    accountRefused('HERE', 'The contract is not yours.'),
  ],
  [
    'sendcloud',
    'an address',
    () => refusedBy.sendcloud(400, 'Is not valid.', '/to_address/postal_code'),
    addressRefused('HERE', '/to_address/postal_code: Is not valid.'),
  ],
  [
    'ups',
    'a wrong key, a revoked one, or one of the other mode',
    async () => (await ups.showing({ clientSecret: 'no' })).purchase(ups.order()),
    keysRefused('HERE', 401, 'ClientId is Invalid'),
  ],
  [
    'ups',
    'an account that may not ship',
    () => refusedBy.ups('120100', 'Missing or invalid shipper number'),
    {
      en: 'UPS does not ship on the account A1B2C3. Check its number in the account here.',
      de: 'UPS versendet nicht über das Konto A1B2C3. Bitte seine Nummer im Konto hier prüfen.',
      words: 'Missing or invalid shipper number (120100)',
    },
  ],
  [
    'ups',
    'an address',
    () => refusedBy.ups('120802', 'Address Validation Error on ShipTo address'),
    {
      en: 'UPS does not take the recipient. Correct the address.',
      de: 'UPS nimmt den Empfänger nicht an. Bitte die Adresse berichtigen.',
      words: 'Address Validation Error on ShipTo address (120802)',
    },
  ],
  [
    'gls',
    'a wrong key, a revoked one, or one of the other mode',
    async () => (await gls.showing({ clientSecret: 'no' })).purchase(gls.order()),
    keysRefused('HERE', 400, 'No such client'),
  ],
  [
    'gls',
    'a contract',
    () => refusedBy.gls('NOT_TAKEN', 'There is no such ContactID.'),
    accountRefused('GLS', 'There is no such ContactID. (NOT_TAKEN)'),
  ],
  [
    'gls',
    'an address',
    () => refusedBy.gls('NOT_TAKEN', 'The postal code does not exist.'),
    addressRefused('GLS', 'The postal code does not exist. (NOT_TAKEN)'),
  ],
];

test.each(CASES)('%s: %s', async (_, __, arrange, sentence) => {
  expect(said(await arrange())).toEqual(sentence);
});
