import { ROLES, type Action, type Role } from '#shared/schema/identity/roles.ts';
import { catalogue, t } from './index.ts';

export const roleName = (role: Role): string => t(`roleNames.${role}`);
export const actionName = (action: Action): string => t(`actionNames.${action}`);

/** The key of a role or an action in words; null for every other value. */
export function roleWords(key: string, value: string): string | null {
  if (key === 'action' && Object.hasOwn(catalogue().actionNames, value)) return actionName(value as Action);
  if (key === 'least' || key === 'role') return ROLES.includes(value as Role) ? roleName(value as Role) : null;
  return null;
}
