/** Both languages in both themes: every screen is looked at in each. */
export const LOOKS = (['en', 'de'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme })),
);
