/**
 * A request of which the ill-formed parts were left out, so that rules can look at the rest: any field may be absent, and an item
 * of a list may be `undefined` where it stood in its place.
 */
export type WellFormed<T> = T extends readonly (infer Item)[]
  ? (WellFormed<Item> | undefined)[]
  : T extends object
    ? { [Key in keyof T]?: WellFormed<T[Key]> | undefined }
    : T;
