import { expect, test } from 'vitest';
import { order } from '../order-sample.ts';
import { accept, NOON, recipient } from '../samples.ts';
import { conformance } from './conformance.ts';

/** Names, what is typed, and the name that it finds; nothing else. */
const TYPED: readonly (readonly [string, ...string[]])[] = [
  ['Ελλάς Παπαδόπουλος', 'ελλας', 'ΕΛΛΑΣ', 'Ελλάς', 'ελλά', 'ΕΛΛΑΣ ΠΑΠΑ', 'παπαδοπουλος'],
  ['ΓΙΩΡΓΟΣ ΌΣΟΣ', 'Γιώργος', 'γιωργοσ', 'ΓΙΏΡΓΟΣ', 'ΓΙΩΡΓΟΣ ΟΣ', 'ός', 'όσος'],
  ['Йосип Київ', 'йосип', 'ЙОСИП', 'иосип', 'київ'],
  ['Ёлкина', 'елкина', 'ЁЛК'],
  ['مُحَمَّد', 'محمد'],
  ['Müller Łódź', 'MULLER', 'müller', 'mu\u0308ller', 'łódź', 'ŁÓD', 'lodz', 'LOD'],
  ['Große Straße', 'grosse', 'GROSSE STRASSE', 'große', 'STRAS'],
  ['Søren Ærø', 'soren', 'SØREN', 'aero', 'ærø'],
  ['Yıldız Iğdır', 'yildiz', 'YILDIZ', 'YILDIZ IĞDIR', 'igdir', 'yıldız'],
  ['Đorđe', 'dorde', 'ĐORĐE'],
  ['ガード', 'ガー', 'カー'],
];

conformance((station) => {
  const of = (personName: string) => recipient({ contact: { personName }, address: { city: 'Ort' } });

  test('accents, case and the form of the last sigma do not matter in any alphabet: in History, the order book and the address book', async () => {
    const { ledger } = station;
    for (const [index, [name]] of TYPED.entries()) {
      await accept(ledger, { transactionId: `t${index}`, sample: { recipient: of(name) } });
      await ledger.addresses.save({ party: of(name), key: name }, NOON);
      await ledger.orders.create(order(`${index}`, { content: { recipient: of(name), lines: [] } }));
    }
    for (const [name, ...typed] of TYPED) {
      for (const text of [name, ...typed]) {
        const { shipments } = await ledger.shipments.list({ text, limit: 9 });
        const { orders } = await ledger.orders.list({ text, limit: 9 });
        const { addresses } = await ledger.addresses.search({ text, limit: 9 });
        const found = [
          shipments.map(({ prepared }) => prepared.request.recipient.contact.personName),
          orders.map(({ content }) => content.recipient.contact.personName),
          addresses.map(({ party }) => party.contact.personName),
        ];
        expect([text, ...found]).toEqual([text, [name], [name], [name]]);
      }
    }
  });
});
