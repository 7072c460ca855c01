import type { Account } from '#shared/schema/accounts/account.ts';
import { SCOPES, type Scope } from '#shared/schema/identity/api-client.ts';
import { CliError, Refusal } from '../cli-error.ts';
import type { Register } from '../context.ts';
import { EXIT } from '../exit-codes.ts';
import { table } from '../io.ts';
import { readSetting } from '../read-source.ts';
import type { StationClient } from '../station-client.ts';

/** Replaces the account with that carrierId, or connects it where there is none. */
async function putAccount(client: StationClient, body: Account): Promise<Account> {
  try {
    return (await client.call('changeAccount', { params: { carrierId: body.carrierId }, body })).account;
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.code !== 'NOT_FOUND') throw error;
    return (await client.call('createAccount', { body })).account;
  }
}

const isScope = (text: string): text is Scope => (SCOPES as readonly string[]).includes(text);

const registerAccounts: Register = (program, on) => {
  const accounts = program
    .command('accounts')
    .description('the carrier accounts with everything that is set for them')
    .action(
      on(async ({ station, show }) => {
        const result = await (await station()).call('listAccounts');
        const rows = result.accounts.map(({ carrierId, carrierCode, friendlyName, adapter }) => [
          carrierId,
          carrierCode,
          friendlyName,
          adapter.type,
        ]);
        show(result, () => table([['carrierId', 'Carrier', 'Name', 'Adapter'], ...rows]));
        return EXIT.ok;
      }),
    );
  accounts
    .command('set <file>')
    .description('connect the account in a JSON file, or replace the one with its carrierId')
    .action(
      on(async ({ io, station, show }, [file = '']) => {
        const body = await readSetting<Account>(io, file, 'account');
        const account = await putAccount(await station(), body);
        show({ account }, () => `${account.carrierId} is set.`);
        return EXIT.ok;
      }),
    );
  accounts
    .command('test <carrierId>')
    .description('try an account without buying: sign in at its service, or count what its number range has left')
    .action(
      on(async ({ station, show }, [carrierId = '']) => {
        const result = await (await station()).call('testAccount', { params: { carrierId } });
        show(result, () => result.detail);
        return result.works ? EXIT.ok : EXIT.failed;
      }),
    );
  accounts
    .command('remove <carrierId>')
    .description('remove an account; one with shipments is hidden and its history stays')
    .action(
      on(async ({ station, show }, [carrierId = '']) => {
        await (await station()).call('removeAccount', { params: { carrierId } });
        show({ removed: carrierId }, () => `${carrierId} is removed.`);
        return EXIT.ok;
      }),
    );
};

const registerClients: Register = (program, on) => {
  const clients = program
    .command('clients')
    .description('the API clients: who may call, with which scopes, and when they last did')
    .action(
      on(async ({ station, show }) => {
        const result = await (await station()).call('listClients');
        const rows = result.clients.map(({ id, name, accessKey, scopes, lastUsedAt, revokedAt }) => [
          id,
          name,
          accessKey,
          scopes.join(' '),
          revokedAt === null ? (lastUsedAt ?? 'never used') : `revoked ${revokedAt}`,
        ]);
        show(result, () => table([['Client', 'Name', 'AK', 'Scopes', 'Last used'], ...rows]));
        return EXIT.ok;
      }),
    );
  clients
    .command('add <name>')
    .description('make an API client; its secret key is shown this once')
    .option('--scope <scope...>', SCOPES.join(', '), ['ship', 'read'])
    .action(
      on<{ scope: string[] }>(async ({ station, show }, [name = ''], { scope }) => {
        if (!scope.every(isScope)) throw new CliError(`A scope is one of ${SCOPES.join(', ')}.`, EXIT.invalid);
        const created = await (await station()).call('createClient', { body: { name, scopes: scope } });
        show(
          created,
          () => `AK ${created.client.accessKey}\nSK ${created.secretKey}\nThe secret key is shown this once.`,
        );
        return EXIT.ok;
      }),
    );
  clients
    .command('revoke <id>')
    .description('revoke an API client and all its tokens at once')
    .action(
      on(async ({ station, show }, [id = '']) => {
        await (await station()).call('revokeClient', { params: { id } });
        show({ revoked: id }, () => `${id} is revoked.`);
        return EXIT.ok;
      }),
    );
};

export const registerAdministration: Register = (program, on) => {
  registerAccounts(program, on);
  registerClients(program, on);
};
