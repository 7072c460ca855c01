import '@fontsource-variable/inter/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/control.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';
import { openDrafts } from './composables/useDraft.ts';
import { i18n } from './messages/index.ts';
import { createWindowRouter } from './router.ts';
import { takePairingCode, useSession } from './stores/session.ts';

const code = takePairingCode();
const pinia = createPinia();
const session = useSession(pinia);
await Promise.all([session.start(code), openDrafts()]);
/** A link opened in this tab while it shows the station changes only what is behind the `#`: nothing is loaded anew. */
addEventListener('hashchange', () => {
  const later = takePairingCode();
  if (later !== null) void session.pairAgain(later);
});
createApp(App).use(pinia).use(i18n).use(createWindowRouter()).mount('#app');
