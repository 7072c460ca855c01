import type { CarrierDefinition } from '../../accounts/index.ts';
import { isObject } from '../../rules/index.ts';

/**
 * The body with the text as the first label message, that is no instruction to the driver, of every package that does not name it; null and
 * empty text say that nothing is to stand there. Unchanged where the carrier has no such message, or none so long.
 * @param body of the create call, of any shape
 */
export function withFirstReference(body: unknown, text: string, carrier: CarrierDefinition | undefined): unknown {
  const place = carrier?.references.find(({ isInstruction }) => !isInstruction);
  if (!place || text.length > place.maxLength || !isObject(body) || !Array.isArray(body['itemLines'])) return body;
  const names = [place.key, ...(place.aliases ?? [])];
  const lines: unknown[] = body['itemLines'];
  const itemLines = lines.map((line) => {
    if (!isObject(line)) return line;
    const { customerReference: said = {} } = line;
    if (!isObject(said) || names.some((name) => name in said)) return line;
    return { ...line, customerReference: { [place.key]: text, ...said } };
  });
  return { ...body, itemLines };
}
