export type { Translated } from '#shared/format/translated.ts';

/** The paths of all sentences, such as `ship.buy`. */
export type PathsOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathsOf<T[K]>}`;
}[keyof T & string];
