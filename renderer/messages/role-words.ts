import * as german from '#shared/diagnostics/roles/de.ts';
import * as english from '#shared/diagnostics/roles/en.ts';
import { ROLES, type Action, type Role } from '#shared/schema/identity/roles.ts';
import { inLanguage } from './index.ts';

export const roleName = (role: Role): string => inLanguage({ en: english.roleNames, de: german.roleNames })[role];
export const actionName = (action: Action): string =>
  inLanguage({ en: english.actionNames, de: german.actionNames })[action];

/** The key of a role or an action in words; null for every other value. */
export function roleWords(key: string, value: string): string | null {
  if (key === 'action' && Object.hasOwn(english.actionNames, value)) return actionName(value as Action);
  if (key === 'least' || key === 'role') return ROLES.includes(value as Role) ? roleName(value as Role) : null;
  return null;
}
