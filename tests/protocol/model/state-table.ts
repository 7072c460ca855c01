/** The states that were found, in the order in which they were, each once, and from which other one. */
export interface StateTable {
  size(): number;
  /** @param state a whole number below 2 ** 53 @param parent the place of the one it was found from */
  add(state: number, parent: number): void;
  state(place: number): number;
  parent(place: number): number;
}

/** Room for `most` states: 20 bytes each. Places lie in an open table twice that size. */
export function openStateTable(most: number): StateTable {
  const states = new Float64Array(most);
  const parents = new Int32Array(most);
  const places = new Int32Array(most * 2);
  let size = 0;
  return {
    size: () => size,
    add(state, parent) {
      const low = Math.imul(state | 0, 0x9e3779b1);
      const high = Math.imul(Math.floor(state / 2 ** 32), 0x85ebca6b);
      let at = ((low ^ high) >>> 0) % places.length;
      for (let place = places[at] ?? 0; place > 0; place = places[at] ?? 0) {
        if (states[place - 1] === state) return;
        at = (at + 1) % places.length;
      }
      if (size === most) throw new Error(`There are more than ${most} states`);
      states[size] = state;
      parents[size] = parent;
      size += 1;
      places[at] = size;
    },
    state: (place) => states[place] ?? 0,
    parent: (place) => parents[place] ?? -1,
  };
}
