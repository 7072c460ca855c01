import type { Route } from '#shared/api/define-route.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';

interface Schema {
  properties?: Readonly<Record<string, Schema>>;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
}

const fieldsOf = ({ properties = {}, allOf = [], anyOf = [] }: Schema): Map<string, Schema> =>
  new Map([...allOf, ...anyOf].flatMap((each) => [...fieldsOf(each)]).concat(Object.entries(properties)));

/**
 * What is wrong with a body that is an answer of ours, sent back: fields that the station gives itself are refused, because who changed one would
 * believe that it is changed now. They are named as what they are.
 */
export function namingOwnFields(route: Route | undefined, errors: readonly Violation[]): Violation[] {
  const { body: sent, success } = route ?? {};
  if (!sent || !success?.body) return [...errors];
  const around = fieldsOf(success.body);
  const taken = fieldsOf(sent);
  const own = new Set(
    [...around.values()].flatMap((inner) => [...fieldsOf(inner).keys()]).filter((name) => !taken.has(name)),
  );
  return errors.map((error) => {
    const name = error.pointer.slice(1);
    const isUnknown = error.code === 'FIELD_INVALID' && error.allowed !== undefined && !taken.has(name);
    const inner = isUnknown ? around.get(name) : undefined;
    if (inner && fieldsOf(inner).size > 0) {
      const without = own.size === 0 ? '' : `, without ${[...own].join(', ')}`;
      return { ...error, message: `${name} is what the station answers: send what stands in it${without}.` };
    }
    if (!isUnknown || !own.has(name)) return error;
    return { ...error, message: `${name} is given by the station: leave it out.` };
  });
}
