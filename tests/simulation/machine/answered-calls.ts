type Call = (...args: unknown[]) => unknown;

/** The names of a port's calls, with those of the ports in it: `orders.setFollowed`. */
export type CallOf<Port> = {
  [Name in keyof Port & string]: NonNullable<Port[Name]> extends (...args: never[]) => unknown
    ? Name
    : NonNullable<Port[Name]> extends Uint8Array | string
      ? never
      : `${Name}.${CallOf<NonNullable<Port[Name]>>}`;
}[keyof Port & string];

/** The port, which reports each call by its name once it is answered: before anything that follows from the answer has come to another turn. */
export function reportAnswers<Port extends object>(port: Port, answered: (call: string) => void, path = ''): Port {
  const known = new Map<PropertyKey, unknown>();
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof name === 'symbol' || value === null || value instanceof Uint8Array) return value;
      if (typeof value !== 'function' && typeof value !== 'object') return value;
      const call = `${path}${name}`;
      if (!known.has(name))
        known.set(
          name,
          typeof value === 'function'
            ? reportAnswer(value.bind(target) as Call, () => answered(call))
            : reportAnswers(value, answered, `${call}.`),
        );
      return known.get(name);
    },
  });
}

function reportAnswer(call: Call, answered: () => void): Call {
  return (...args) => {
    const answer = call(...args);
    if (answer instanceof Promise) answer.then(answered, () => undefined);
    else answered();
    return answer;
  };
}
