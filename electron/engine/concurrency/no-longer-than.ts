/** Resolves with the work, or after `ms` without it: it goes on then, and nobody hears of it. @throws what the work throws by then */
export async function noLongerThan(ms: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, ms, undefined);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
