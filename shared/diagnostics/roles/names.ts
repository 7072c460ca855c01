import type { Language } from '../../format/languages.ts';
import type { Role } from '../../schema/identity/roles.ts';
import * as de from './de.ts';
import * as en from './en.ts';

/** What the roles are called, for papers; the window has them among its own words. */
export const ROLE_NAMES: Readonly<Record<Language, Readonly<Record<Role, string>>>> = {
  en: en.roleNames,
  de: de.roleNames,
};
