/** What this process makes at this moment, by id: whatever else of its own is not complete it has given up. */
export interface InTheMaking {
  ids(): string[];
  /** Begins to make one; it is none where that fails, or is refused. */
  begin(id: string, begun: Promise<boolean>): Promise<boolean>;
  /** It is complete, or given up. */
  end(id: string): void;
}

export function createInTheMaking(): InTheMaking {
  const making = new Set<string>();
  return {
    ids: () => [...making],
    async begin(id, begun) {
      making.add(id);
      const isBegun = await begun.catch((error: unknown) => {
        making.delete(id);
        throw error;
      });
      if (!isBegun) making.delete(id);
      return isBegun;
    },
    end: (id) => void making.delete(id),
  };
}
