import { ref, watch, type Ref } from 'vue';

const SLOT_KEY = 'packbench.draft-slot';
const SLOTS = 20;

/**
 * The drafts of this window. Each window has a slot of its own, so that two never write into one another's form; a slot whose window was
 * closed or crashed is taken up, with its drafts, by the next window that opens.
 */
async function takeSlot(): Promise<number> {
  const known = Number(sessionStorage.getItem(SLOT_KEY) ?? '1');
  const wanted = [known, ...Array.from({ length: SLOTS }, (_, index) => index + 1)];
  for (const slot of wanted) {
    if (await holdLock(`packbench.draft-slot-${slot}`)) {
      sessionStorage.setItem(SLOT_KEY, String(slot));
      return slot;
    }
  }
  return SLOTS + 1;
}

/** Holds the lock until the window is gone; false where another window has it. */
function holdLock(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    });
  });
}

let slot = 1;
/** Before the first draft is made. */
export async function openDrafts(): Promise<void> {
  slot = await takeSlot();
}

/** A value that survives a reload and a crash: it is written down with every change, before anything else happens. */
export function useDraft<T extends object>(name: string, empty: () => T): Ref<T> {
  const key = `packbench.draft.${slot}.${name}`;
  const draft = ref(read(key, empty)) as Ref<T>;
  watch(draft, (value) => localStorage.setItem(key, JSON.stringify(value)), { deep: true, flush: 'sync' });
  return draft;
}

function read<T extends object>(key: string, empty: () => T): T {
  try {
    return { ...empty(), ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<T>) };
  } catch {
    return empty();
  }
}
