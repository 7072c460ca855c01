/** Ids that an adapter keeps of a purchase, such as that of its first step, or what a void is asked by. Never names, addresses or words. */
export type Notes = Readonly<Record<string, string | readonly string[]>>;
