/**
 * Keywords of our own in schemas, which decide nothing about which values fit. `x-values`: the values that are taken in any case; `x-also`:
 * other spellings of them. `x-form`: behind "must be", what fits a pattern or a format, since a description says what a field means and is
 * no part of a sentence. `x-documented-as`: the schema that readers see instead.
 */
export const OWN_KEYWORDS = ['x-values', 'x-also', 'x-form', 'x-documented-as'];
