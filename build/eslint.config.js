import tseslint from 'typescript-eslint';

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
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'TSEnumDeclaration', message: 'Use `as const` and a type.' },
      ],
    },
  },
  { files: ['**/*.config.{js,ts}'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['build/**', 'tests/**', 'electron/headless.ts'], rules: { 'no-console': 'off' } },
  { files: ['electron/ledger/**/migrations/**'], rules: { 'max-lines': 'off' } },
  forbid(['shared/**'], ['^(?!\\./|\\.\\./|typebox|#shared/)', '^node:'], 'shared imports typebox and itself only.'),
  forbid(
    ['electron/engine/**'],
    ['^#electron/(?!engine/)', 'fastify', 'better-sqlite3', 'pdf-lib', '^electron$'],
    'The engine imports shared and itself only.',
  ),
  forbid(
    ['electron/{carriers,adapters,ledger,labels,printing}/**'],
    ['^#electron/(api|main|preload|station|headless)', 'fastify', '^electron$'],
    "These import shared and the engine's ports only.",
  ),
  forbid(
    ['electron/api/**'],
    ['^#electron/(carriers|adapters|ledger|labels|printing|main|preload|station)', '^electron$'],
    'The api imports shared and the engine only.',
  ),
);
