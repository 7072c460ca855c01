import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const labels: Translated<typeof en.labels> = {
  LOGO_OF_NO_KIND: 'Le fichier n’est ni une image PNG ni une image SVG.',
  LOGO_BROKEN: 'L’image est endommagée : rien ne peut en être dessiné.',
  LOGO_EMPTY: 'L’image est entièrement blanche ou transparente.',
  LOGO_TOO_LARGE: 'L’image fait {width} sur {height} pixels ; un côté peut en avoir {limit}.',
  LOGO_SVG_UNSAFE:
    'Le SVG contient un élément qu’un logo ne doit pas avoir : {what}. Enregistrez-le en formes simples.',
  LOGO_TOO_HUNGRY: 'Dessiner l’image prend trop de temps ou trop de mémoire.',
  ROUTING_COLUMN_MISSING: 'Il n’y a pas de colonne « {column} ». Les colonnes sont {known}.',
  ROUTING_COUNTRY_WRONG: 'Ligne {line} : « {value} » n’est pas un pays ; il faut deux lettres, comme DE.',
  ROUTING_CODE_WRONG: 'Ligne {line} : « {value} » n’est ni un code postal de {country} ni le début d’un tel code.',
  ROUTING_RANGE_BACKWARDS: 'Ligne {line} : {to} vient avant {from}.',
  ROUTING_ROW_EMPTY: 'La ligne {line} n’a ni dépôt, ni code de tri, ni tournée.',
  ROUTING_TEXT_TOO_LONG: 'Ligne {line} : « {value} » dépasse {limit} caractères.',
  ROUTING_TEXT_NOT_ASCII: 'Ligne {line} : « {value} » a des caractères qu’un code-barres ne peut pas contenir.',
  ROUTING_ROWS_OVERLAP: 'La ligne {line} ({country} {range}) chevauche la ligne {other} ({otherRange}).',
};
