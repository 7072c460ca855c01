import { expect, test } from 'vitest';
import { BATCH_TARGETS } from '#shared/schema/batches/batch-target.ts';
import { t } from '#renderer/messages/index.ts';
import { targetFieldName, targetName } from '#renderer/messages/target-words.ts';

test('whatever a column can be has a name of its own', () => {
  const names = BATCH_TARGETS.map(targetName);
  expect(names).not.toContain(t('fields.other'));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('what a product is described by is no numbered item of customs', () => {
  const targets = BATCH_TARGETS.filter((target) => target.startsWith('customs.'));
  expect(targets.map(targetFieldName).filter((name) => /\d/.test(name))).toEqual([]);
});
