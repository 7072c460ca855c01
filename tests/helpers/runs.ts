/** How many cases a property is tried with: all of them in `npm run fuzz`, a twentieth in every other run. */
export const runs = (all: number) => (process.env['FUZZ'] === 'long' ? all : Math.ceil(all / 20));
