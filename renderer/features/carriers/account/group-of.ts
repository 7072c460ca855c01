import { t } from '#renderer/messages/index.ts';

/** The group of the account's form that the field at a JSON Pointer stands in; null where it stands in none. */
function groupOf(path: string): string | null {
  const [, list, index] = path.split('/');
  if (list === 'shipFrom') return t('carriers.shipFrom');
  const n = Number(index) + 1;
  if (Number.isNaN(n)) return null;
  switch (list) {
    case 'services':
      return t('carriers.service', { n });
    case 'packages':
      return t('carriers.packaging', { n });
    case 'options':
      return t('carriers.option', { n });
    default:
      return null;
  }
}

/** What is said of a field, where its group is not to be seen: several groups have fields of the same name. */
export function withGroup(path: string, words: string): string {
  const group = groupOf(path);
  return group === null ? words : t('carriers.ofGroup', { group, words });
}
