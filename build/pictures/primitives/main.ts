import '@fontsource-variable/inter/wght.css';
import '#renderer/styles/tokens.css';
import '#renderer/styles/base.css';
import '#renderer/styles/layout.css';
import '#renderer/styles/control.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import { createRouter, createWebHashHistory } from 'vue-router';
import { i18n, speak } from '#renderer/messages/index.ts';
import Primitives from './Primitives.vue';

await speak('en');
const router = createRouter({ history: createWebHashHistory(), routes: [{ path: '/', component: Primitives }] });
createApp(Primitives).use(createPinia()).use(i18n).use(router).mount('#app');
