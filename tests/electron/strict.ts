/** The object, where asking for what it does not have throws: what a stand-in does not know, nobody may rely on in a test. */
export function strict<T extends object>(name: string, target: T): T {
  return new Proxy(target, {
    get(object, property, receiver) {
      if (typeof property === 'symbol' || property in object) return Reflect.get(object, property, receiver) as unknown;
      // Asked by `await` and by whoever prints a value, of anything.
      if (['then', 'toJSON', 'asymmetricMatch', 'nodeType', '$$typeof'].includes(property)) return undefined;
      throw new Error(`${name}.${property} is not in the stand-in`);
    },
  });
}
