/** The same keys with other words: a key that is missing, or one too many, does not compile. */
export type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** The paths of all sentences, such as `ship.buy`. */
export type PathsOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathsOf<T[K]>}`;
}[keyof T & string];
