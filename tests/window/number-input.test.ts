// @vitest-environment happy-dom
import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test } from 'vitest';
import { parseDecimal } from '#renderer/format/decimal.ts';
import { rowErrorWords } from '#renderer/features/batch/row-words.ts';
import { violationWords } from '#renderer/messages/problem-words.ts';
import NumberInput from '#renderer/ui/inputs/NumberInput.vue';

test('a number field offers both numbers that were perhaps meant, and takes the one that is pressed', async () => {
  const field = mount(NumberInput, { props: { modelValue: '1,250' }, global: { plugins: [createPinia()] } });
  expect(field.get('[role=status]').text()).toMatch(/1,250.* can mean/);
  const choices = field.findAll('button');
  expect(choices.map((choice) => choice.text())).toEqual(['1250', '1.25']);
  expect(parseDecimal('1,250')).toBeNaN();

  await choices[1]?.trigger('click');
  const [[chosen] = []] = (field.emitted('update:modelValue') ?? []) as string[][];
  await field.setProps({ modelValue: chosen ?? '' });
  expect([parseDecimal(chosen ?? ''), field.find('[role=status]').exists()]).toEqual([1.25, false]);
});

test('the form and the row of a batch say which two numbers a text may mean', () => {
  const words = { measure: String, number: String, accountName: null };
  const violation = { code: 'FIELD_INVALID', pointer: '/itemLines/0/weight/value', message: '' } as const;
  for (const actual of ['1,250', '1,250 kg'])
    expect(violationWords({ ...violation, actual }, 1, words)).toMatch(/“1,250.*1250 or 1\.25\. Type/);
  expect(rowErrorWords({ ...violation, actual: '1,250', column: 'Gewicht' }, words)).toMatch(
    /^Gewicht: “1,250” can mean/,
  );
  expect(violationWords({ ...violation, actual: 'abc' }, 1, words)).toBe('Weight must be a number; it is “abc”.');
});
