import vue from 'eslint-plugin-vue';
import accessibility from 'eslint-plugin-vuejs-accessibility';
import tseslint from 'typescript-eslint';
import vueParser from 'vue-eslint-parser';

/** Folders a file may not import from, by the folder it lies in (the table of allowed imports is in tests/architecture). */
const forbid = (files, patterns, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: patterns.map((regex) => ({ regex, message })) }] },
});

export default tseslint.config(
  { ignores: ['**/node_modules/**', 'dist/**', 'coverage/**', 'tests/**/out/**', 'tests/bench/floor.cjs'] },
  ...tseslint.configs.strict,
  {
    languageOptions: { parserOptions: { warnOnUnsupportedTypeScriptVersion: false } },
    rules: {
      'max-lines': ['error', { max: 300 }],
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // The compiler finds what nobody uses (noUnusedLocals, noUnusedParameters), in a tenth of the time.
      '@typescript-eslint/no-unused-vars': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'TSEnumDeclaration', message: 'Use `as const` and a type.' },
      ],
    },
  },
  ...[...vue.configs['flat/recommended'], ...accessibility.configs['flat/recommended']].map((config) => ({
    ...config,
    files: ['renderer/**/*.vue'],
  })),
  {
    files: ['renderer/**/*.vue'],
    languageOptions: { parser: vueParser, parserOptions: { parser: tseslint.parser, sourceType: 'module' } },
    rules: {
      'no-undef': 'off',
      'vue/multi-word-component-names': 'off',
      'vue/no-reserved-component-names': 'off',
      'vue/require-default-prop': 'off',
      'vue/block-order': ['error', { order: ['script', 'template', 'style'] }],
      'vue/define-macros-order': 'error',
      'vue/component-api-style': ['error', ['script-setup']],
      // The formatter lays out templates.
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/html-indent': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/html-self-closing': 'off',
      'vuejs-accessibility/label-has-for': ['error', { required: { some: ['nesting', 'id'] } }],
      // Field.vue ties its label to whatever control stands inside, which no rule can see.
      'vuejs-accessibility/form-control-has-label': 'off',
      'vuejs-accessibility/no-autofocus': 'off',
    },
  },
  {
    files: ['build/**', 'tests/**', 'electron/headless.ts', 'electron/api/samples/*.mjs'],
    rules: { 'no-console': 'off' },
  },
  { files: ['electron/ledger/**/migrations/**'], rules: { 'max-lines': 'off' } },
  forbid(['shared/**'], ['^(?!\\./|\\.\\./|typebox|#shared/)', '^node:'], 'shared imports typebox and itself only.'),
  forbid(
    ['electron/engine/**'],
    ['^#electron/(?!engine/)', 'fastify', 'better-sqlite3', 'pdf-lib', '^electron$'],
    'The engine imports shared and itself only.',
  ),
  forbid(
    ['electron/{carriers,adapters,ledger,labels,printing,scale,tables}/**'],
    ['^#electron/(api|main|preload|station|headless)', 'fastify', '^electron$'],
    "These import shared and the engine's ports only.",
  ),
  forbid(
    ['renderer/**'],
    ['^#electron/', '^electron$', '^node:', '^typebox'],
    'The window imports shared and itself only, and reaches the station through renderer/api.',
  ),
  forbid(
    ['electron/api/**'],
    ['^#electron/(carriers|adapters|ledger|labels|printing|scale|tables|main|preload|station)', '^electron$'],
    'The api imports shared and the engine only.',
  ),
  { files: ['**/*.config.{js,ts}'], rules: { 'no-restricted-syntax': 'off', 'no-restricted-imports': 'off' } },
);
