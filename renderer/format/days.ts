/** How a day is written everywhere in the window: `29 Nov 2026`. */
export const DAY_FORMAT = { day: 'numeric', month: 'short', year: 'numeric' } as const;
