/** Waits until it is so, for five seconds at most. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100 && !(await isSo()); tries++) await new Promise((resolve) => setTimeout(resolve, 50));
}
