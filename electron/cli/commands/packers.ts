import { isLanguage, LANGUAGE_CODES } from '#shared/format/languages.ts';
import type { PackerDraft } from '#shared/schema/identity/packer.ts';
import { ROLES, type Role } from '#shared/schema/identity/roles.ts';
import { CliError } from '../cli-error.ts';
import type { Register } from '../context.ts';
import { EXIT } from '../exit-codes.ts';
import { table } from '../io.ts';

interface Options {
  role?: string;
  badge?: string;
  language?: string;
  name?: string;
  inactive?: boolean;
  active?: boolean;
}

const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);

function said({ role, badge, language, name }: Options): Partial<PackerDraft> {
  if (role !== undefined && !isRole(role)) throw new CliError(`A role is one of ${ROLES.join(', ')}.`, EXIT.invalid);
  if (language !== undefined && !isLanguage(language))
    throw new CliError(`A language is one of ${LANGUAGE_CODES.join(', ')}.`, EXIT.invalid);
  return {
    ...(name !== undefined && { name }),
    ...(role !== undefined && { role }),
    ...(badge !== undefined && { badge }),
    ...(language !== undefined && { language }),
  };
}

export const registerPackers: Register = (program, on) => {
  const packers = program
    .command('packers')
    .description('the people who pack, with their roles and badges')
    .action(
      on(async ({ station, show }) => {
        const result = await (await station()).call('listPackers');
        const rows = result.packers.map(({ name, role, badge, language, active }) => [
          ...[name, role, badge, language ?? '', active ? '' : 'inactive'],
        ]);
        show(result, () => table([['Name', 'Role', 'Badge', 'Language', ''], ...rows]));
        return EXIT.ok;
      }),
    );
  packers
    .command('add <name>')
    .description('add somebody who packs; from the first administrator on, roles bound what windows may do')
    .option('--role <role>', ROLES.join(', '), 'packer')
    .option('--badge <code>', 'what the badge says; made up unless given')
    .option('--language <language>', `of the window while the person is signed on: ${LANGUAGE_CODES.join(', ')}`)
    .action(
      on<Options>(async ({ station, show }, [name = ''], options) => {
        const body = { role: 'packer' as const, ...said(options), name };
        const { packer } = await (await station()).call('createPacker', { body });
        show({ packer }, () => `${packer.name} has the role ${packer.role} and the badge ${packer.badge}.`);
        return EXIT.ok;
      }),
    );
  packers
    .command('change <badge>')
    .description('change whoever has the badge; what is not given stays')
    .option('--name <name>', 'another name')
    .option('--role <role>', ROLES.join(', '))
    .option('--language <language>', LANGUAGE_CODES.join(', '))
    .option('--inactive', 'the badge signs on no more')
    .option('--active', 'the badge signs on again')
    .action(
      on<Options>(async ({ station, show }, [badge = ''], { active, inactive, ...options }) => {
        const client = await station();
        const known = (await client.call('listPackers')).packers.find((each) => each.badge === badge.toUpperCase());
        if (!known) throw new CliError(`Nobody has the badge ${badge}.`, EXIT.invalid);
        const { id, name, role, language } = known;
        const isActive = active ?? (inactive ? false : known.active);
        const body = { name, role, language, active: isActive, ...said(options) };
        const { packer } = await client.call('changePacker', { params: { id }, body });
        show({ packer }, () => `${packer.name} has the role ${packer.role}${packer.active ? '' : ' and is inactive'}.`);
        return EXIT.ok;
      }),
    );
};
