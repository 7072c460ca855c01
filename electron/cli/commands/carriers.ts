import type { Register } from '../context.ts';
import { EXIT } from '../exit-codes.ts';
import { table } from '../io.ts';

export const registerCarriers: Register = (program, on) =>
  void program
    .command('carriers')
    .description('the connected carrier accounts and their services')
    .action(
      on(async ({ station, show }) => {
        const { success, data } = await (await station()).call('listCarriers');
        const rows = data.flatMap(({ carrierId, carrierCode, services }) =>
          services.map(({ serviceCode, name, domestic, international, isMultiPackageSupported }) => [
            carrierId,
            carrierCode,
            serviceCode,
            name,
            [domestic && 'domestic', international && 'international', isMultiPackageSupported && 'multi']
              .filter(Boolean)
              .join(' '),
          ]),
        );
        show({ success, data }, () => table([['carrierId', 'Carrier', 'serviceType', 'Service', 'Reach'], ...rows]));
        return EXIT.ok;
      }),
    );
