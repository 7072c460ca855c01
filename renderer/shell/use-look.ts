import { useSettings } from '#renderer/stores/settings.ts';

/** The theme, with one key press. */
export function useLook() {
  const settings = useSettings();
  return {
    switchTheme: () => (settings.theme = settings.shownTheme === 'dark' ? 'light' : 'dark'),
  };
}
