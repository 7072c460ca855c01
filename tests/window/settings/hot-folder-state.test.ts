import { mount, RouterLinkStub } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { HotFolderStatus } from '#shared/schema/batches/hot-folder.ts';
import { i18n } from '#renderer/messages/index.ts';
import HotFolderState from '#renderer/features/settings/hot-folder/HotFolderState.vue';

test('of a file that cannot be taken only why is said, of the others that they are worked on', () => {
  const trouble = diagnostic('SYSTEM_SAYS', { at: 'held.csv', words: 'EBUSY' });
  const status: HotFolderStatus = {
    ...{ state: 'WATCHING', path: '/srv/orders', detail: '', trouble: null, arriving: 0 },
    working: [
      { file: 'first.csv', batchId: 'b1', trouble: null },
      { file: 'next.csv', batchId: null, trouble: null },
      { file: 'held.csv', batchId: null, trouble },
    ],
  };
  const shown = mount(HotFolderState, {
    props: { status },
    global: { plugins: [i18n], stubs: { RouterLink: RouterLinkStub } },
  });
  expect(shown.findAll('li').map((line) => line.text())).toEqual([
    'first.csv is being worked on',
    'next.csv is being worked on',
    'held.csv cannot be used. The system says: “EBUSY”',
  ]);
});
