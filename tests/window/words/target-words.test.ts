import { expect, test } from 'vitest';
import { BATCH_TARGETS } from '#shared/schema/batches/batch-target.ts';
import { t } from '#renderer/messages/index.ts';
import { targetFieldName, targetName } from '#renderer/messages/target-words.ts';

test('whatever a column can be has a name of its own', () => {
  const names = BATCH_TARGETS.map(targetName);
  expect(names).not.toContain(t('fields.other'));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('what a column says of an article is not said of the first of them, whether whose it is is named or not', () => {
  const targets = BATCH_TARGETS.filter((target) => target.startsWith('customs.'));
  const names = targets.flatMap((target) => [targetFieldName(target), targetName(target)]);
  expect(names.filter((name) => /\d/.test(name))).toEqual([]);
});
