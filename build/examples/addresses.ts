import type { Call } from './recorder.ts';
import { parcel } from './requests.ts';

/** Somebody is put into the address book, corrected, found, made one with another entry, and taken out. */
export async function keepAddresses(call: Call): Promise<void> {
  const { recipient } = parcel();
  const person = { ...recipient, contact: { ...recipient.contact, personName: 'Joan Doe' } };
  const { address } = await call('createAddress', { body: { party: person } });
  await call('changeAddress', { params: { id: address.id }, body: { party: person } });
  await call('listAddresses', { query: { text: 'Joan' } });
  await call('findPlaces', { query: { countryCode: 'DE', postalCode: '10115' } });
  const table = 'Name;Street;Zip;City;Country\nJoan Doe;Main St 1;90001;Los Angeles;US\n';
  const file = { fileName: 'customers.csv', contentBase64: Buffer.from(table).toString('base64') };
  await call('importAddresses', { body: file });
  const { addresses } = await call('listAddresses', { query: { text: 'Joan Main' } });
  const other = (addresses as { id: string }[]).find(({ id }) => id !== address.id)?.id ?? '';
  await call('mergeAddress', { params: { id: address.id }, body: { other } });
  await call('readPersonData', { params: { id: address.id } });
  await call('removeAddress', { params: { id: address.id } });
  const again = await call('createAddress', { body: { party: person } });
  await call('erasePerson', { params: { id: again.address.id }, body: { name: 'Joan Doe' } });
}
