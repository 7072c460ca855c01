import { expect, test } from 'vitest';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { HotFolderSetting } from '#shared/schema/batches/hot-folder.ts';
import { draftErrors, toDraft, toSetting } from '#renderer/features/settings/hot-folder/hot-folder-draft.ts';

const setting: HotFolderSetting = {
  path: '/srv/orders',
  defaults: {
    carrierId: 'test-f',
    serviceType: '101',
    labelSpecification: { imageType: 'ZPL' },
    signatureOption: { signatureOptionType: 'DIRECT' },
  },
};
const account = { friendlyName: 'Carrier F', services: [{ serviceCode: '101' }] } as Account;
const typed = (changes: object) => ({ ...toDraft(setting), ...changes });

test('a setting that is shown and saved is what it was, also where the form does not show it', () => {
  expect(toSetting(toDraft(setting), setting)).toEqual(setting);
  expect(toSetting(toDraft({ path: '/srv/orders' }), { path: '/srv/orders' })).toEqual({ path: '/srv/orders' });
});

test('what is left to the file is not set any more, and switched off nothing is', () => {
  const draft = typed({ serviceType: '', imageType: '', path: ' /srv/other ' });
  expect(toSetting(draft, setting)).toEqual({
    path: '/srv/other',
    defaults: { carrierId: 'test-f', signatureOption: { signatureOptionType: 'DIRECT' } },
  });
  expect(toSetting({ ...draft, isOn: false }, setting)).toBeNull();
});

test.each([
  ['orders/in', 'Folder “orders/in”: give the whole path, such as /srv/orders or C:\\Orders.'],
  [`/${'x'.repeat(1000)}`, 'Folder has 1001 characters: 1000 at most.'],
])('a path that cannot be one is refused while it is typed, with limit and value', (path, words) => {
  expect(draftErrors(typed({ path }), account, false)).toEqual({ '/hotFolder/path': [words] });
});

test.each(['/srv/orders', 'C:\\Orders', 'd:/orders', '\\\\server\\orders'])('%s is a whole path', (path) => {
  expect(draftErrors(typed({ path }), account, true)).toEqual({});
});

test('a folder is missing only once it is to be saved, and never where none is to be watched', () => {
  expect(draftErrors(typed({ path: '' }), account, false)).toEqual({});
  expect(draftErrors(typed({ path: '' }), account, true)).toEqual({ '/hotFolder/path': ['Folder must be given.'] });
  expect(draftErrors(typed({ path: '', isOn: false }), account, true)).toEqual({});
});

test('an account or a service that is gone is said at its field', () => {
  expect(draftErrors(toDraft(setting), null, false)).toEqual({
    '/hotFolder/defaults/carrierId': ['There is no such account. Choose another one.'],
  });
  expect(draftErrors(typed({ serviceType: 'X' }), account, false)).toEqual({
    '/hotFolder/defaults/serviceType': ['Carrier F does not offer this service. Choose another one.'],
  });
});
