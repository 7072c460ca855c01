import type { Ajv, AnySchema, ValidateFunction } from 'ajv';

/** Lets Ajv compile each schema where it is first used: a start would compile those of all routes, and that was most of it. */
export function lazyCompile(ajv: Ajv): void {
  const compile = ajv.compile.bind(ajv);
  ajv.compile = ((schema: AnySchema) => late(() => compile(schema))) as Ajv['compile'];
}

function late(compile: () => ValidateFunction) {
  let compiled: ValidateFunction | null = null;
  const validate = (data: unknown): unknown => {
    compiled ??= compile();
    const answer: unknown = compiled(data);
    validate.errors = compiled.errors;
    return answer;
  };
  validate.errors = null as ValidateFunction['errors'];
  return validate;
}
