import type { Language } from '../../format/languages.ts';
import type { Role } from '../../schema/identity/roles.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import * as uk from './uk.ts';
import * as tr from './tr.ts';
import * as ro from './ro.ts';
import * as pl from './pl.ts';
import * as fr from './fr.ts';
import * as es from './es.ts';

/** What the roles are called, for papers; the window has them among its own words. */
export const ROLE_NAMES: Readonly<Record<Language, Readonly<Record<Role, string>>>> = {
  en: en.roleNames,
  de: de.roleNames,
  es: es.roleNames,
  fr: fr.roleNames,
  pl: pl.roleNames,
  ro: ro.roleNames,
  tr: tr.roleNames,
  uk: uk.roleNames,
};
