import type { Route } from '#shared/api/define-route.ts';
import { AdapterConfig } from '#shared/schema/accounts/account.ts';

/** What the contract leaves open, since it is the station's own: the configurations of its adapters. */
export function stationContract(adapters: readonly object[]): (route: Route) => Route {
  const { title } = AdapterConfig as { title?: string };
  const union = { title, anyOf: adapters };

  /** Routes share schemas: each is filled once, and stays one. */
  const known = new WeakMap<object, unknown>();
  /** The same schema with the station's own adapters in it; itself where it names none. */
  const filled = <T>(schema: T): T => {
    if (typeof schema !== 'object' || schema === null) return schema;
    if (!known.has(schema)) known.set(schema, fill(schema));
    return known.get(schema) as T;
  };
  const fill = <T extends object>(schema: T): T => {
    if ('title' in schema && schema.title === title) return { ...descriptionOf(schema), ...union } as T;
    const before = Object.entries(schema);
    const after = before.map(([key, child]) => [key, filled(child)] as const);
    if (after.every(([, child], index) => child === before[index]?.[1])) return schema;
    return (Array.isArray(schema) ? after.map(([, child]) => child) : Object.fromEntries(after)) as T;
  };

  return (route) => ({
    ...route,
    ...(route.body && { body: filled(route.body) }),
    success: { ...route.success, body: filled(route.success.body) },
  });
}

const descriptionOf = (schema: object) => ('description' in schema ? { description: schema.description } : {});
