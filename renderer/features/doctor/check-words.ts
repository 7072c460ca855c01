import type { HealthCheck } from '#shared/schema/station/health.ts';
import { catalogue, t, type Messages } from '#renderer/messages/index.ts';
import { diagnosticWords } from '#renderer/messages/problem-words.ts';

type Known = keyof Messages['doctor']['checks'];
const isKnown = (name: string): name is Known => Object.hasOwn(catalogue().doctor.checks, name);

/** What a check looks at; by the station's own name where the window does not know it yet. */
export const checkName = ({ name }: HealthCheck) => (isKnown(name) ? t(`doctor.checks.${name}`) : name);

/** How numbers and instants are written in the window's language. */
interface Formats {
  number(value: number): string;
  moment(instant: string): string;
}

/** What a check found, in a sentence of the window; null where the station's own has to do. */
export function checkWords(
  { name, status, facts = {}, trouble }: HealthCheck,
  { number, moment }: Formats,
): string | null {
  if (trouble) return diagnosticWords(trouble);
  if (!isKnown(name)) return null;
  const written = Object.entries(facts).map(([key, value]) => {
    if (typeof value === 'string') return [key, moment(value)] as const;
    return [key, key === 'n' ? value : number(value)] as const;
  });
  return t(`doctor.found.${name}.${status}`, Object.fromEntries(written));
}
