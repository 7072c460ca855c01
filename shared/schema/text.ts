import { Type } from 'typebox';

/** No C0, DEL or C1 control characters and no lone surrogates: nothing of the kind can be printed on a label. */
const PRINTABLE = '[^\\u0000-\\u001f\\u007f-\\u009f\\ud800-\\udfff]*$';

/** How the pattern of a required text begins. */
export const NOT_BLANK = '(?=.*\\S)';

/** The longest text a party or customs field may have, in characters; carriers' own limits are rules, not schema. */
export const MAX_TEXT = 100;

/** In words behind "must be", for schemas that take an identifier or a key. */
export const ID_FORM = '1 to 64 letters, digits, dots, hyphens or underscores';
export const ASCII_FORM = 'printable ASCII characters without spaces';

/** Printable text, may be empty. */
export function Text(options: { maxLength?: number; description?: string; examples?: string[] } = {}) {
  return Type.String({ maxLength: MAX_TEXT, ...options, pattern: `^${PRINTABLE}` });
}

/** Printable text with at least one character that is not white space. */
export function RequiredText(options: { maxLength?: number; description?: string; examples?: string[] } = {}) {
  return Type.String({ maxLength: MAX_TEXT, ...options, pattern: `^${NOT_BLANK}${PRINTABLE}` });
}
