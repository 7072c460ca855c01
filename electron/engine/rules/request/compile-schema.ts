import { Ajv, type AnySchema } from 'ajv';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { OWN_KEYWORDS } from '#shared/schema/own-keywords.ts';
import { schemaViolations } from './schema-violations.ts';

/** A day that there is. */
const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Checks values that come in another way than over HTTP as strictly as bodies are; compiled where it is first used. */
export function compileSchema(schema: AnySchema): (value: unknown) => Violation[] {
  let check: ReturnType<Ajv['compile']> | null = null;
  return (value) => {
    check ??= new Ajv({
      ...{ allErrors: true, verbose: true, allowUnionTypes: true, keywords: OWN_KEYWORDS },
      formats: { date: isDate },
    }).compile(schema);
    return check(value) ? [] : schemaViolations(check.errors ?? []);
  };
}
