/** What the main process says itself: menu, tray and dialogs. Everything else is the window's. */
const en = {
  file: 'File',
  openWindow: 'Open Packbench',
  showData: 'Show data folder',
  closeWindow: 'Close window',
  quit: 'Quit Packbench',
  edit: 'Edit',
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',
  view: 'View',
  reload: 'Reload',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  resetZoom: 'Actual size',
  fullScreen: 'Full screen',
  devTools: 'Developer tools',
  help: 'Help',
  docs: 'API documentation',
  attention: (count: number) => (count === 1 ? '1 thing needs attention' : `${count} things need attention`),
  calm: 'Nothing needs attention',
  crashed: 'The window has stopped working.',
  crashedDetail: 'The station runs on: purchases, printing and local tools are not affected.',
  hangs: 'The window does not respond.',
  wait: 'Wait',
  cannotStart: 'Packbench cannot start',
  debugging: 'Packbench does not start with a debugging port: whoever reaches it could buy labels.',
};

export type Words = typeof en;
export type Language = 'en' | 'de';

const de: Words = {
  file: 'Datei',
  openWindow: 'Packbench öffnen',
  showData: 'Datenordner zeigen',
  closeWindow: 'Fenster schließen',
  quit: 'Packbench beenden',
  edit: 'Bearbeiten',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  cut: 'Ausschneiden',
  copy: 'Kopieren',
  paste: 'Einfügen',
  selectAll: 'Alles auswählen',
  view: 'Ansicht',
  reload: 'Neu laden',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  resetZoom: 'Originalgröße',
  fullScreen: 'Vollbild',
  devTools: 'Entwicklerwerkzeuge',
  help: 'Hilfe',
  docs: 'API-Dokumentation',
  attention: (count) => (count === 1 ? '1 Vorgang braucht Sie' : `${count} Vorgänge brauchen Sie`),
  calm: 'Nichts braucht Sie',
  crashed: 'Das Fenster funktioniert nicht mehr.',
  crashedDetail: 'Die Station läuft weiter: Käufe, Druck und lokale Programme sind nicht betroffen.',
  hangs: 'Das Fenster reagiert nicht.',
  wait: 'Warten',
  cannotStart: 'Packbench kann nicht starten',
  debugging: 'Packbench startet nicht mit einem Debugging-Port: Wer ihn erreicht, könnte Labels kaufen.',
};

export const WORDS: Readonly<Record<Language, Words>> = { en, de };

/** @param locale as the operating system names it, such as `de-AT` */
export const languageOf = (locale: string): Language => (locale.toLowerCase().startsWith('de') ? 'de' : 'en');
