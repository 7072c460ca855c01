import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

test('without its driver, which is optional, a source in SQL Server is one sentence', () => {
  const script = `
    import { registerHooks } from 'node:module';
    registerHooks({
      resolve(name, context, next) {
        if (!name.startsWith('tedious')) return next(name, context);
        throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
      },
    });
    const { createSourceReader } = await import('#electron/sources/index.ts');
    const connection = { type: 'sqlserver', host: 'db.shop.example', database: 'shop', user: 'reader' };
    const question = { connection, reading: 'READ', statement: null, key: null, since: null, limit: 1, patienceMs: 1 };
    await createSourceReader({}).read(question).catch(({ trouble, message }) => console.log(trouble.code, message));
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toBe(
    'SOURCE_DRIVER_MISSING The package “tedious” is not installed with this station, so db.shop.example:1433 cannot be asked.\n',
  );
});
