import { describe, expect, test } from 'vitest';
import { readTable } from '#electron/tables/read-table.ts';

/** The text as a program writes it that knows nothing but this code page. */
function inCodePage(name: string, text: string): Uint8Array {
  const page = new TextDecoder(name).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (character) => page.indexOf(character));
}

const table = (...lines: string[]) => ['Name;Street;City', ...lines, ''].join('\r\n');
const ANN = 'Ann;Main St 1;Bonn';
/** As MS-DOS and “CSV (MS-DOS)” of Excel write them: ä, ö, é. */
const DOS = Buffer.concat([
  Buffer.from('Name;City\r\nJ'),
  Buffer.from([0x94]),
  Buffer.from('rg;Gen\x82ve\r\n', 'latin1'),
]);
const UTF8_AND_MORE = Buffer.concat([
  Buffer.from(table('René;Rue 1;Paris')),
  Buffer.from('Jörg;Weg 1;Köln\r\n', 'latin1'),
]);

describe('a CSV file whose letters cannot be told', () => {
  test.each<[string, Uint8Array, string, number]>([
    ['Polish', inCodePage('windows-1250', table(ANN, 'Łukasz Żak;Długa 5;Kraków')), '£ukasz', 3],
    ['Polish without such a capital', inCodePage('windows-1250', table('Jan;Długa 5;Warszawa')), 'D³uga', 2],
    ['Romanian', inCodePage('windows-1250', table('Ion;Str. 1;Bucureşti')), 'Bucureºti', 2],
    ['Romanian with such a capital', inCodePage('windows-1250', table('Ştefan;Str. 1;Cluj')), 'ªtefan', 2],
    ['Ukrainian', inCodePage('windows-1251', table('Олена;Хрещатик 1;Київ')), 'Îëåíà', 2],
    ['Turkish', inCodePage('windows-1254', table('Ayşe;Çiçek Sok. 1;Beyoğlu')), 'Ayþe', 2],
    ['of MS-DOS', DOS, 'J”rg', 2],
    ['UTF-8 with a line in another encoding', UTF8_AND_MORE, 'RenÃ©', 2],
  ])(
    'is refused, and a word of it named, so that no name is printed that nobody wrote: %s',
    async (_name, bytes, word, line) => {
      await expect(readTable(bytes)).rejects.toMatchObject({
        trouble: { code: 'TABLE_OF_OTHER_LETTERS', values: { word, line } },
      });
    },
  );

  test.each([
    ['German, with signs', ['Jörg Müßig;Straße 5 – Hof 2²;Köln', 'Café „Süd“;§ 3 ½ Weg;Nürnberg']],
    ['French', ['Zoé;12 bis, rue de l’Été n°B;Genève', 'Société «Créée»;À côté;L’Haÿ']],
    ['Spanish and Portuguese', ['¿Peña?;C/ Mª Díaz 1º B;Coruña', 'João;Av. Conceição;São Tomé']],
    ['Nordic', ['Øyvind;Ærøgade 3;Ålesund', 'Guðrún Þórsdóttir;Laugavegur 1;Reykjavík']],
    ['with brands', ['Tesa®Film;Uhu™Stic – für Kinder;©Disney']],
    ['with money and measures', ['Ann;£5 shop, 3 m³;Bonn', 'Bob;5 µm × 20 °C, €uro;Ulm']],
    ['with words that stand close to a sign', ['Ann;£inc. VAT, £per unit;m²grau', 'nºpedido;mªjosé, ÄÖÜß;jäääär']],
  ])('is read where it is what Windows writes in Western Europe: %s', async (_name, lines) => {
    const { encoding, rows } = await readTable(inCodePage('windows-1252', table(...lines)));
    expect([encoding, rows.map(({ cells }) => cells.join(';'))]).toEqual(['windows-1252', lines]);
  });
});
