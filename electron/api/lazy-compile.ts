import type { Ajv, AnySchema, ValidateFunction } from 'ajv';

/** What was compiled, for all servers of the process: they have the schemas of the contract in common, and the options of Ajv. */
const compiled = new WeakMap<object, ValidateFunction>();

/** Lets Ajv compile each schema where it is first used: a start would compile those of all routes, and that was most of it. */
export function lazyCompile(ajv: Ajv): void {
  const compile = ajv.compile.bind(ajv);
  ajv.compile = ((schema: AnySchema) => late(() => once(schema, compile))) as Ajv['compile'];
}

function once(schema: AnySchema, compile: (schema: AnySchema) => ValidateFunction): ValidateFunction {
  if (typeof schema === 'boolean') return compile(schema);
  const known = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, known);
  return known;
}

function late(compile: () => ValidateFunction) {
  let check: ValidateFunction | null = null;
  const validate = (data: unknown): unknown => {
    check ??= compile();
    const answer: unknown = check(data);
    validate.errors = check.errors;
    return answer;
  };
  validate.errors = null as ValidateFunction['errors'];
  return validate;
}
