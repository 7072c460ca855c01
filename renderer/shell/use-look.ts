import { useSettings } from '#renderer/stores/settings.ts';

/** Language and theme, each with one key press. */
export function useLook() {
  const settings = useSettings();
  return {
    switchLanguage: () => (settings.language = settings.language === 'en' ? 'de' : 'en'),
    switchTheme: () => (settings.theme = settings.shownTheme === 'dark' ? 'light' : 'dark'),
  };
}
