import type { Printer } from '#shared/schema/printing/printer.ts';
import { Refusal } from '../cli-error.ts';
import type { Register } from '../context.ts';
import { EXIT } from '../exit-codes.ts';
import { table } from '../io.ts';
import { readSetting } from '../read-source.ts';
import type { StationClient } from '../station-client.ts';

/** Replaces the printer with that id, or sets it up where there is none. */
async function put(client: StationClient, body: Printer): Promise<string> {
  try {
    return (await client.call('changePrinter', { params: { id: body.id }, body })).printer.id;
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.code !== 'NOT_FOUND') throw error;
    return (await client.call('createPrinter', { body })).printer.id;
  }
}

export const registerPrinters: Register = (program, on) => {
  const printers = program
    .command('printers')
    .description('the printers that are set up')
    .action(
      on(async ({ station, show }) => {
        const result = await (await station()).call('listPrinters');
        const rows = result.printers.map(({ id, name, connection, format, stock }) => [
          id,
          name,
          connection.type,
          format,
          stock,
        ]);
        show(result, () => table([['Printer', 'Name', 'Connection', 'Format', 'Stock'], ...rows]));
        return EXIT.ok;
      }),
    );
  printers
    .command('set <file>')
    .description('set up the printer in a JSON file, or replace the one with its id')
    .action(
      on(async ({ io, station, show }, [file = '']) => {
        const body = await readSetting<Printer>(io, file, 'printer');
        const id = await put(await station(), body);
        show({ printer: id }, () => `${id} is set.`);
        return EXIT.ok;
      }),
    );
  printers
    .command('remove <id>')
    .description('remove a printer')
    .action(
      on(async ({ station, show }, [id = '']) => {
        await (await station()).call('removePrinter', { params: { id } });
        show({ removed: id }, () => `${id} is removed.`);
        return EXIT.ok;
      }),
    );
};
