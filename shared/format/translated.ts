/** The same keys with other words: a key that is missing, or one too many, does not compile. */
export type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
