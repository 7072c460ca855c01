import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { LANGUAGE_CODES } from '../shared/format/languages.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Which language's words the file has. */
const languageOfFile = (id: string): string | null => {
  const code = /[/.](\w\w)\.ts$|\/messages\/(\w\w)\/[^/]+$/.exec(id.replaceAll('\\', '/'));
  return LANGUAGE_CODES.find((one) => one === (code?.[1] ?? code?.[2])) ?? null;
};

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
    // One file for the window, one for each language, and those of the PDF reader: over loopback a request costs more than what is not needed at once.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: 'words',
              name: (id) => `words-${languageOfFile(id)}`,
              test: (id) => languageOfFile(id) !== null,
            },
            { name: 'window', test: (id) => !id.includes('pdfjs-dist') },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 2000,
  },
});
