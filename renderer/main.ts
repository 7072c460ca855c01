import '@fontsource-variable/inter/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/control.css';
import './styles/touch.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';
import { openDrafts } from './composables/useDraft.ts';
import { i18n, speak } from './messages/index.ts';
import { createWindowRouter } from './router.ts';
import { takePairingCode, useSession } from './stores/session.ts';
import { useSettings } from './stores/settings.ts';
import { watchForUpdate } from './updated.ts';

const code = takePairingCode();
const pinia = createPinia();
await speak(useSettings(pinia).language);
const session = useSession(pinia);
await Promise.all([session.start(code), openDrafts()]);
/**
 * A link opened in this tab while it shows the station changes only what is behind the `#`: nothing is loaded anew. The router, which
 * listens after this, would take it for a screen.
 */
addEventListener('popstate', (event) => {
  const later = takePairingCode();
  if (later === null) return;
  event.stopImmediatePropagation();
  const { state, location: screen } = router.options.history;
  history.replaceState(state, '', `#${screen}`);
  void session.pairAgain(later);
});
const router = createWindowRouter();
watchForUpdate(router);
createApp(App).use(pinia).use(i18n).use(router).mount('#app');
