import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { isRecord } from '#shared/format/is-record.ts';
import type { SelectionTrial } from '#shared/schema/orders/selection-analysis.ts';
import type { SelectionConditions, SelectionRule, SelectionRules } from '#shared/schema/orders/selection-rule.ts';
import { CliError } from '../cli-error.ts';
import type { Context, Register } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { table } from '../io.ts';
import { readJsonSource } from '../read-source.ts';

interface Range {
  above?: number;
  upTo?: number;
}

const ranged = (name: string, range: Range | undefined, unit = '') => {
  if (range === undefined) return [];
  const { above, upTo } = range;
  const bounds = [above === undefined ? '' : `above ${above}`, upTo === undefined ? '' : `up to ${upTo}`];
  return [[name, ...bounds.filter(Boolean), unit].join(' ')];
};
const listed = (name: string, values: readonly string[] | undefined) =>
  values === undefined ? [] : [`${name} ${values.join(' or ')}`];

function conditionsOf(conditions: SelectionConditions): string {
  const { countries, postalAreas, weight, longestSide, value, skus, tags, shippingMethods } = conditions;
  const all = [
    ...listed('to', countries),
    ...listed('postal code', postalAreas),
    ...ranged('weight', weight, weight?.units),
    ...ranged('longest side', longestSide, longestSide?.units),
    ...ranged('value', value, value?.currency),
    ...listed('SKU', skus),
    ...listed('tag', tags),
    ...listed('way of shipping', shippingMethods),
  ];
  return all.length > 0 ? all.join(', ') : 'every shipment';
}

const rulesInWords = ({ rules }: SelectionRules) =>
  rules.length === 0
    ? 'There are no rules.'
    : table([
        ['', 'Rule', 'Shipments', 'Account', 'Service', 'Passed over'],
        ...rules.map(({ name, conditions, choice, trouble }, index) => [
          ...[String(index + 1), name, conditionsOf(conditions), choice.carrierId, choice.serviceType],
          trouble ? inEnglish(trouble) : '',
        ]),
      ]);

function trialInWords({ examined, leftOut, same, notCovered, different, differences }: SelectionTrial): string {
  const counts = table([
    ['Shipments looked at', String(examined)],
    ['Sent the same way', String(same)],
    ['Sent another way', String(different)],
    ['No rule matches', String(notCovered)],
    ['Address not kept any more', String(leftOut)],
  ]);
  if (differences.length === 0) return counts;
  const list = table([
    ['Transaction', 'Accepted', 'To', 'Was sent by', 'Would be sent by', 'Rule'],
    ...differences.map(({ transactionId, acceptedAt, facts, was, would }) => [
      ...[transactionId, acceptedAt, `${facts.countryCode} ${facts.zipCode}`.trim()],
      ...[`${was.carrierId} ${was.serviceType}`, `${would.carrierId} ${would.serviceType}`, would.rule],
    ]),
  ]);
  const more = different - differences.length;
  return [counts, '', list, ...(more > 0 ? [`and ${more} more.`] : [])].join('\n');
}

/** The rules in a file: a list, or what `rules list --json` gives. @throws CliError */
async function rulesIn({ io }: Context, file: string): Promise<SelectionRule[]> {
  const content = await readJsonSource(io, file);
  const rules: unknown = isRecord(content) ? content['rules'] : content;
  if (!Array.isArray(rules)) throw new CliError(`${file} holds no list of rules. Nothing was tried.`, EXIT.invalid);
  // What the station says of a rule is no part of it.
  return rules.map((rule) => {
    const { trouble: _, ...said } = isRecord(rule) ? rule : {};
    return said as SelectionRule;
  });
}

async function tryRules(context: Context, [file]: string[]): Promise<ExitCode> {
  const given = file === undefined ? null : await rulesIn(context, file);
  const client = await context.station();
  const rules = given ?? ruleListOf(await client.call('readSelectionRules'));
  const trial = await client.call('trySelectionRules', { body: { rules } });
  context.show(trial, () => trialInWords(trial));
  return EXIT.ok;
}

const ruleListOf = ({ rules }: SelectionRules): SelectionRule[] => rules.map(({ trouble: _, ...rule }) => rule);

export const registerRules: Register = (program, on) => {
  const rules = program.command('rules').description('the rules that choose account and service');
  rules
    .command('list')
    .description('the rules in their order; the first one that matches chooses')
    .action(
      on(async ({ station, show }) => {
        const read = await (await station()).call('readSelectionRules');
        show(read, () => rulesInWords(read));
        return EXIT.ok;
      }),
    );
  rules
    .command('try [file]')
    .description('what rules would have chosen for the last 10,000 shipments: those of a JSON file, or those that hold')
    .action(on(tryRules));
};
