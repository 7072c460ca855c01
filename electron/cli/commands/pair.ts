import type { Register } from '../context.ts';
import { EXIT } from '../exit-codes.ts';

export const registerPair: Register = (program, on) =>
  void program
    .command('pair')
    .description('make an address that opens the window once, such as after its tab was closed')
    .action(
      on(async ({ station, show }) => {
        const pairing = await (await station()).call('createPairing');
        show(pairing, () => `Open the window: ${pairing.address}\nGood for one visit, until ${pairing.expiresAt}.`);
        return EXIT.ok;
      }),
    );
