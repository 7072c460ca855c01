import fc from 'fast-check';
import { comparable } from '#electron/engine/addresses/index.ts';
import { DEFAULT_SETTINGS } from '#shared/schema/station/settings.ts';
import { HOUR, recipient } from '../../../ledger/samples.ts';
import { client, hours, limit, operation, others, place, some, text, word, type Area } from '../operation.ts';
import { keep, pick, type Side } from '../side.ts';

const party = fc.record({
  personName: word,
  city: word,
  streetLine1: text,
  zipCode: others('SW1A 1AA', '04101', '東京'),
});
const keyed = (given: { personName: string; city: string; streetLine1: string; zipCode: string }) => {
  const { personName, ...address } = given;
  return {
    party: recipient({ contact: { personName }, address }),
    key: `${comparable(personName)} ${comparable(address.city)}`,
  };
};
const sku = others('MUG', 'mug', 'Ä', 'ä', 'A/B 50%', 'É', '_', 'z');
const facts = fc.record({
  description: some(word),
  harmonizedTariffCode: some(others('6912', '6912.00')),
  weight: some(others({ units: 'KG', value: 0.35 }, { units: 'LB', value: 1 })),
});
const known = (given: object) => Object.fromEntries(Object.entries(given).filter(([, each]) => each !== undefined));
const contents = others('c1', 'c2');
const preset = fc.record({
  id: others('a', 'b', 'c', 'd'),
  name: word,
  kind: others('PACKAGE' as const, 'SERVICE' as const, 'SHIPMENT' as const),
  position: some(others(1, 2)),
  barcode: some(others('BOX', 'box', 'Ä')),
});
const at = (side: Side) => new Date(side.ledger.now()).toISOString();

export const desk: Area = {
  saveAddress: operation('saveAddress', party, async (side, given) => {
    const saved = await side.ledger.addresses.save(keyed(given), side.ledger.now());
    if (saved) keep(side.kept.address, saved.id);
    return saved;
  }),
  rememberAddress: operation('rememberAddress', party, (side, given) =>
    side.ledger.addresses.remember(keyed(given), side.ledger.now()),
  ),
  changeAddress: operation('changeAddress', fc.tuple(place, party), (side, [address, given]) =>
    side.ledger.addresses.change(pick(side.kept.address, address), keyed(given), side.ledger.now()),
  ),
  mergeAddress: operation(
    'mergeAddress',
    fc.tuple(place, place).filter(([one, other]) => one !== other),
    async (side, [one, other]) => {
      const [kept, merged] = [pick(side.kept.address, one), pick(side.kept.address, other)];
      return kept === merged ? null : side.ledger.addresses.merge(kept, merged, side.ledger.now());
    },
  ),
  removeAddress: operation('removeAddress', place, (side, address) =>
    side.ledger.addresses.remove(pick(side.kept.address, address)),
  ),
  forgetAddresses: operation('forgetAddresses', hours, (side, before) =>
    side.ledger.addresses.forgetUnused(side.ledger.now() - before * HOUR),
  ),
  searchAddresses: operation(
    'searchAddresses',
    fc.tuple(fc.oneof(text, fc.constant('')), limit),
    async (side, [words, most]) => {
      const pages: unknown[] = [];
      let cursor: string | undefined;
      do {
        const page = await side.ledger.addresses.search({ text: words, limit: most, ...(cursor && { cursor }) });
        pages.push(page.addresses);
        keep(side.kept.address, ...page.addresses.map(({ id }) => id));
        cursor = page.next ?? undefined;
      } while (cursor);
      return pages;
    },
  ),
  saveProducts: operation(
    'saveProducts',
    fc.tuple(fc.array(fc.tuple(sku, facts), { maxLength: 3 }), fc.boolean()),
    async (side, [given, replaces]) => {
      const lessons = given.map(([one, each]) => ({ sku: one, facts: known(each) }));
      const saved = await side.ledger.products.save(lessons, { replaces, at: side.ledger.now() });
      return saved.toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
    },
  ),
  learnProducts: operation('learnProducts', fc.array(fc.tuple(sku, facts), { maxLength: 3 }), (side, given) =>
    side.ledger.products.learn(
      given.map(([one, each]) => ({ sku: one, facts: known(each) })),
      side.ledger.now(),
    ),
  ),
  findProducts: operation(
    'findProducts',
    fc.tuple(fc.uniqueArray(sku), fc.array(word, { maxLength: 2 }), limit, sku),
    async (side, [of, words, most, after]) => [
      (await side.ledger.products.find(of)).toSorted((a, b) => (a.sku < b.sku ? -1 : 1)),
      await side.ledger.products.search({ words: words.map((each) => each.toLowerCase()), limit: most, after: '' }),
      await side.ledger.products.search({ words: [], limit: most, after }),
    ],
  ),
  removeProduct: operation('removeProduct', sku, (side, one) => side.ledger.products.remove(one)),
  createPreset: operation('createPreset', preset, (side, given) =>
    side.ledger.presets.create({
      ...(known(given) as typeof given),
      shipment: { serviceType: given.name },
      createdAt: at(side),
      updatedAt: at(side),
    } as never),
  ),
  changePreset: operation('changePreset', preset, (side, { id, ...given }) =>
    side.ledger.presets.change(id, { ...known(given), shipment: {} } as never, at(side)),
  ),
  removePreset: operation('removePreset', others('a', 'b'), (side, id) => side.ledger.presets.remove(id)),
  presets: operation('presets', some(others('PACKAGE' as const, 'SERVICE' as const)), (side, kind) =>
    side.ledger.presets.list(kind),
  ),
  weigh: operation(
    'weigh',
    fc.tuple(client, fc.array(fc.record({ contents, grams: others(10, 20, 30) }), { maxLength: 3 }), others(1, 2, 20)),
    (side, [clientId, lessons, most]) =>
      side.ledger.weights.learn(clientId, lessons, { keep: most, at: side.ledger.now() }),
  ),
  weights: operation(
    'weights',
    fc.tuple(client, contents, some(fc.tuple(hours, others(1, 100)))),
    async ({ ledger }, [clientId, of, forget]) => [
      forget ? await ledger.weights.forget(ledger.now() - forget[0] * HOUR, forget[1]) : null,
      await ledger.weights.recall(clientId, of),
    ],
  ),
  box: operation(
    'box',
    fc.tuple(place, client, fc.array(fc.tuple(contents, others(10, 20.5, 30)), { maxLength: 3 })),
    (side, [shipment, clientId, lessons]) =>
      side.ledger.boxes.remember(
        { id: pick(side.kept.shipment, shipment), clientId },
        lessons.map(([of, length]) => ({ contents: of, sides: { units: 'CM', length, width: 2, height: 1 } })),
        { keep: 2, at: side.ledger.now() },
      ),
  ),
  boxes: operation(
    'boxes',
    fc.tuple(client, contents, others(1, 3), some(hours)),
    async ({ ledger }, [clientId, of, most, forget]) => [
      forget === undefined ? null : await ledger.boxes.forget(ledger.now() - forget * HOUR),
      await ledger.boxes.recall(clientId, of, most),
    ],
  ),
  settings: operation(
    'settings',
    fc.option(
      fc.record({
        retentionDays: others(1, 90),
        documents: others('url' as const, 'base64' as const),
        buyByScan: fc.boolean(),
      }),
    ),
    async ({ ledger }, given) => {
      if (given) await ledger.settings.write({ ...DEFAULT_SETTINGS, ...given });
      return ledger.settings.read();
    },
  ),
  rules: operation(
    'rules',
    fc.tuple(others(0, 1, 2), fc.array(word, { maxLength: 2 })),
    async ({ ledger }, [version, names]) => {
      const rules = names.map((name) => ({ name, conditions: {}, choice: { carrierId: 'a', serviceType: name } }));
      return [
        await ledger.selectionRules.replace({ version, rules }, ledger.now()),
        await ledger.selectionRules.read(),
      ];
    },
  ),
  lease: operation('lease', fc.tuple(word, fc.boolean()), async ({ ledger }, [name, release]) => {
    const taken = await ledger.leases.take(name, 1000);
    if (release) await ledger.leases.release(name);
    return taken;
  }),
};
