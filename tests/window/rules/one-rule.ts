/** A rule as the station answers it. */
export const HEAVY = { name: 'Heavy', conditions: {}, choice: { carrierId: 'a', serviceType: 's' }, trouble: null };

/** What rules come to that have nothing against them. */
export const SOUND = {
  ...{ neverMatching: [], overlaps: [], uncovered: [], broken: [] },
  ...{ isComplete: true, moreOverlaps: false },
};
