/** How many times slower than this machine the browser shall be (`SLOWER=4`): what then fails is a race. */
export const SLOWER = Number(process.env['SLOWER'] ?? '1');
