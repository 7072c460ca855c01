import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, onTestFinished, test } from 'vitest';
import FileDrop from '#renderer/components/file/FileDrop.vue';
import { i18n } from '#renderer/messages/index.ts';

function opened() {
  const drop = mount(FileDrop, {
    props: { title: 'Table', drop: 'Drop it', hint: 'A hint', choose: 'Choose' },
    attachTo: document.body,
    global: { plugins: [createPinia(), i18n] },
  });
  onTestFinished(() => drop.unmount());
  const paste = async (text: string, target: Element = document.body) => {
    const event = new Event('paste', { bubbles: true });
    Object.assign(event, { clipboardData: { files: [], getData: () => text } });
    target.dispatchEvent(event);
    await drop.vm.$nextTick();
  };
  return { drop, paste, files: () => (drop.emitted('file') ?? []).map(([file]) => (file as File).name) };
}

test('a table that is pasted is taken as a file; an address is not, and it is said where that goes', async () => {
  const { drop, paste, files } = opened();
  await paste('Jane Roe\n1 Main St\n90001 Los Angeles');
  expect([files(), drop.text()]).toEqual([[], expect.stringContaining('What was pasted is no table')]);
  await paste('Name\tStreet\tCity\nJane Roe\t1 Main St\tBonn');
  expect(files()).toEqual(['pasted table.txt']);
  expect(drop.text()).not.toContain('What was pasted is no table');
});

test('what is pasted into a field, and once the drop is gone, is left alone', async () => {
  const { drop, paste, files } = opened();
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  await paste('Name\tStreet\tCity\nJane Roe\t1 Main St\tBonn', field);
  drop.unmount();
  await paste('Name\tStreet\tCity\nJane Roe\t1 Main St\tBonn');
  expect(files()).toEqual([]);
});

test('a file that is dropped while another one is read is not taken in its place', async () => {
  const { drop, files } = opened();
  const dropIt = (name: string) =>
    drop.get('.drop').trigger('drop', { dataTransfer: { files: [new File(['a'], name)] } });
  await dropIt('first.csv');
  await drop.setProps({ disabled: true });
  await dropIt('second.csv');
  expect(files()).toEqual(['first.csv']);
});
