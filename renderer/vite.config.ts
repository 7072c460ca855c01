import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The window as plain files in dist/window. Nothing is inlined, neither scripts nor styles nor fonts, so that the station can serve
 * it under a Content-Security-Policy that allows its own origin and nothing else.
 */
export default defineConfig({
  root: folder('.'),
  base: './',
  plugins: [vue()],
  define: {
    __VUE_OPTIONS_API__: 'false',
    __VUE_I18N_LEGACY_API__: 'false',
    __VUE_I18N_FULL_INSTALL__: 'false',
    __INTLIFY_PROD_DEVTOOLS__: 'false',
  },
  build: {
    outDir: folder('../dist/window'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'chrome130',
    reportCompressedSize: false,
    cssCodeSplit: false,
    // One file for the window, and those of the PDF reader: over loopback a request costs more than what is not needed at once.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'window', test: (id) => !id.includes('pdfjs-dist') }] } },
    },
    chunkSizeWarningLimit: 2000,
  },
});
