import type { Party } from '#shared/schema/shipping/party.ts';
import type { PersonData, PersonErasure } from '#shared/schema/station/person-data.ts';
import { comparable } from '../addresses/index.ts';
import type { BatchRowRecord, NumberedRowUpdate } from '../batches/index.ts';
import { EngineError } from '../engine-error.ts';
import { inWords } from '../maintenance/index.ts';
import { invalid, violation } from '../violation.ts';
import type { ErasureDeps } from './deps.ts';
import { findPerson, type FoundPerson } from './find-person.ts';

export type { ErasureDeps } from './deps.ts';

/** What is stored of a person, and its erasure. */
export const createErasure = (deps: ErasureDeps) => ({
  /** @throws EngineError NOT_FOUND, BACKUP_UNUSABLE. */
  async read(addressId: string): Promise<PersonData> {
    return toPersonData(deps, await findPerson(deps, await personAt(deps, addressId)));
  },

  /**
   * Takes the person out of the address book, shipments, orders, rows of batches and presets, as when their retention time is over; what is still
   * open stays and is counted.
   * @throws EngineError NOT_FOUND; VALIDATION_FAILED where the name is not that of the address; BACKUP_UNUSABLE where nobody knows which there are.
   */
  async erase(addressId: string, { name }: PersonErasure): Promise<PersonData> {
    const person = await personAt(deps, addressId);
    requireName(person, name);
    const found = await findPerson(deps, person);
    // First: where they cannot be named, nothing is erased.
    const answer = await toPersonData(deps, found);
    const { addresses, batches, presets, maintenance } = deps.ledger;
    for (const [batchId, rows] of found.rows) await batches.changeRows(batchId, rows.map(redactRow(deps.ledger.now())));
    await batches.redactDefaults(found.without, found.openBatches);
    for (const { id, createdAt: _createdAt, updatedAt: _updatedAt, ...preset } of found.presets)
      await presets.change(id, preset, new Date(deps.ledger.now()).toISOString());
    await maintenance.erase({ shipments: found.shipments, orders: found.orders });
    // Last what the person is found by: where it is broken off, it can be begun again.
    const others = found.addresses.filter((id) => id !== addressId);
    for (const id of [...others, addressId]) await addresses.remove(id);
    // With their words.
    await addresses.forgetUnused(0);
    deps.log('person erased', answer);
    return answer;
  },
});

async function personAt({ ledger }: ErasureDeps, addressId: string): Promise<Party> {
  const address = await ledger.addresses.find(addressId);
  if (!address) throw new EngineError('NOT_FOUND', `There is no address ${addressId}.`);
  return address.party;
}

function requireName({ contact }: Party, name: string): void {
  const known = contact.personName?.trim() || contact.companyName?.trim() || '';
  if (comparable(name) === comparable(known)) return;
  const message = `name must be the name of the address, so that nobody else is erased; it is "${name}".`;
  throw invalid(violation('FIELD_INVALID', '/name', message, name));
}

/** What was bought stays so; what was not is left out, since nobody knows any more where it should go. */
const redactRow =
  (at: number) =>
  ({ number, state, cells, source, request, problem }: BatchRowRecord): NumberedRowUpdate => ({
    number,
    from: [state],
    update: {
      ...{ state: state === 'BOUGHT' ? state : 'SKIPPED', at },
      ...{ cells: cells && {}, furtherLines: [], fields: {}, source: source && {} },
      request: { carrierId: request['carrierId'], serviceType: request['serviceType'] },
      ...{ errors: [], warnings: [] },
      problem: problem && { code: problem.code, detail: '', purchase: problem.purchase },
    },
  });

async function toPersonData({ ledger }: ErasureDeps, found: FoundPerson): Promise<PersonData> {
  const kept = ledger.maintenance.backups;
  const backups = kept === null ? [] : await inWords(kept.list());
  return {
    addresses: found.addresses.length,
    shipments: found.shipments.length,
    sent: found.sent,
    orders: found.orders.length,
    rows: [...found.rows.values()].reduce((sum, rows) => sum + rows.length, 0),
    presets: found.presets.length,
    open: found.open,
    backups: [...backups.map(({ name }) => name), ...ledger.maintenance.putAway()],
  };
}
