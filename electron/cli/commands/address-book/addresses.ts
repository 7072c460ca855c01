import type { PersonData } from '#shared/schema/station/person-data.ts';
import type { Register } from '../../context.ts';
import { EXIT } from '../../exit-codes.ts';
import { table } from '../../io.ts';

const inWords = ({ addresses, shipments, sent, orders, rows, presets, open, backups }: PersonData): string => {
  const counts = {
    Addresses: addresses,
    Shipments: shipments,
    'Of these sent': sent,
    Orders: orders,
    'Rows of batches': rows,
    Presets: presets,
  };
  const lines = Object.entries(counts).map(([what, count]) => [what, String(count)]);
  const isOpen = Object.values(open).some((count) => count > 0);
  return [
    table(lines),
    ...(isOpen
      ? [`Still open, and left: ${open.shipments} shipments, ${open.orders} orders, ${open.rows} rows of batches.`]
      : []),
    ...(backups.length > 0 ? [`Backups keep it until they are deleted: ${backups.join(', ')}.`] : []),
  ].join('\n');
};

export const registerAddresses: Register = (program, on) => {
  const addresses = program
    .command('addresses [text]')
    .description('the address book, or who is found in it')
    .action(
      on(async ({ station, show }, [text = '']) => {
        const result = await (await station()).call('listAddresses', { query: { limit: 100, ...(text && { text }) } });
        const rows = result.addresses.map(({ id, party: { address, contact } }) => [
          ...[
            id,
            contact.personName ?? contact.companyName ?? '',
            address.zipCode ?? '',
            address.city,
            address.countryCode,
          ],
        ]);
        show(result, () => table([['Id', 'Name', 'Postal code', 'City', 'Country'], ...rows]));
        return EXIT.ok;
      }),
    );
  addresses
    .command('erase <id>')
    .description('erase what is stored of the person of an address; without --name, say how much that is')
    .option('--name <name>', 'the name of the address, as a confirmation')
    .action(
      on<{ name?: string }>(async ({ station, show }, [id = ''], { name }) => {
        const client = await station();
        const result = await (name === undefined
          ? client.call('readPersonData', { params: { id } })
          : client.call('erasePerson', { params: { id }, body: { name } }));
        show(result, () => `${name === undefined ? 'Stored' : 'Erased'}:\n${inWords(result)}`);
        return EXIT.ok;
      }),
    );
};
