import { defineStore } from 'pinia';
import { computed, ref, watch, type Ref } from 'vue';
import { isLanguage, languageOf, type Language } from '#shared/format/languages.ts';
import type { LengthUnit, WeightUnit } from '#shared/schema/shipping/measure.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** Whether everything is large enough for a hand in a glove: always, never, or where the pointer is a finger. */
export const TOUCH_LAYOUTS = ['auto', 'on', 'off'] as const;
export type TouchLayout = (typeof TOUCH_LAYOUTS)[number];
/** What a scan on the Ship screen is: an order number to be shipped, or a number that a recipient in the address book is found by. */
export const SCAN_TARGETS = ['order', 'recipient'] as const;
export type ScanTarget = (typeof SCAN_TARGETS)[number];

/** Whether the station was set up from here: not yet, put off, or finished. */
const SET_UP_STATES = ['open', 'left', 'done'] as const;
export type SetUpState = (typeof SET_UP_STATES)[number];

/** What this window remembers for itself; settings of the whole station are its own (`GET /station/v1/settings`). */
interface Preferences {
  language: Language;
  theme: Theme;
  touch: TouchLayout;
  weightUnit: WeightUnit;
  lengthUnit: LengthUnit;
  sounds: boolean;
  scanTarget: ScanTarget;
  /** What the scanner puts before each code; empty where it is set up to put nothing. */
  scanPrefix: string;
  /** The printer at this desk; empty leaves the choice to the station. */
  labelPrinter: string;
  setUp: SetUpState;
}

const KEY = 'packbench.settings';

const defaults = (): Preferences => ({
  language: languageOf(navigator.language),
  theme: 'system',
  touch: 'auto',
  weightUnit: navigator.language === 'en-US' ? 'LB' : 'KG',
  lengthUnit: navigator.language === 'en-US' ? 'IN' : 'CM',
  sounds: true,
  scanTarget: 'order',
  scanPrefix: '',
  labelPrinter: '',
  setUp: 'open',
});

function load(): Preferences {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
    const preferences = { ...defaults(), ...kept };
    return { ...preferences, language: isLanguage(preferences.language) ? preferences.language : defaults().language };
  } catch {
    return defaults();
  }
}

/** Whether the query holds, as that changes. */
function useMedia(query: string): Readonly<Ref<boolean>> {
  const media = window.matchMedia(query);
  const matches = ref(media.matches);
  media.addEventListener('change', (event) => (matches.value = event.matches));
  return matches;
}

/** Preferences of this window, kept across restarts and shared with every other window of the machine. */
export const useSettings = defineStore('settings', () => {
  const preferences = ref(load());
  const systemIsDark = useMedia('(prefers-color-scheme: dark)');
  const pointerIsCoarse = useMedia('(pointer: coarse)');

  watch(preferences, (value) => localStorage.setItem(KEY, JSON.stringify(value)), { deep: true });
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) preferences.value = load();
  });

  const shownTheme = computed(() => {
    if (preferences.value.theme !== 'system') return preferences.value.theme;
    return systemIsDark.value ? 'dark' : 'light';
  });
  watch(shownTheme, (theme) => (document.documentElement.dataset['theme'] = theme), { immediate: true });

  const isTouch = computed(() =>
    preferences.value.touch === 'auto' ? pointerIsCoarse.value : preferences.value.touch === 'on',
  );
  watch(isTouch, (isOn) => document.documentElement.toggleAttribute('data-touch', isOn), { immediate: true });

  const preference = <K extends keyof Preferences>(name: K) =>
    computed({
      get: () => preferences.value[name],
      set: (value: Preferences[K]) => {
        preferences.value[name] = value;
      },
    });
  return {
    language: preference('language'),
    theme: preference('theme'),
    shownTheme,
    touch: preference('touch'),
    isTouch,
    weightUnit: preference('weightUnit'),
    lengthUnit: preference('lengthUnit'),
    sounds: preference('sounds'),
    scanTarget: preference('scanTarget'),
    scanPrefix: preference('scanPrefix'),
    labelPrinter: preference('labelPrinter'),
    setUp: preference('setUp'),
  };
});
