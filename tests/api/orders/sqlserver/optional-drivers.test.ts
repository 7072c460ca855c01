import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

test.each([
  ['sqlserver', 'tedious', 1433],
  ['mysql', 'mysql2', 3306],
])('without its driver, which is optional, a source of type %s is one sentence', (type, driver, port) => {
  const script = `
    import { registerHooks } from 'node:module';
    registerHooks({
      resolve(name, context, next) {
        if (!name.startsWith('${driver}')) return next(name, context);
        throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
      },
    });
    const { createSourceReader } = await import('#electron/sources/index.ts');
    const { createSourceWriter } = await import('#electron/sources/source-writer.ts');
    const connection = { type: '${type}', host: 'db.shop.example', database: 'shop', user: 'reader' };
    const question = { connection, reading: 'READ', statement: null, key: null, since: null, limit: 1, patienceMs: 1 };
    const say = ({ trouble, message }) => console.log(trouble.code, message);
    await createSourceReader({}).read(question).catch(say);
    await createSourceWriter().write({ connection, statement: 'UPDATE orders SET n = :trackingNumbers WHERE id = :orderNumber', values: {}, patienceMs: 1 }).catch(say);
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  const sentence = `SOURCE_DRIVER_MISSING The package “${driver}” is not installed with this station, so db.shop.example:${port} cannot be asked.\n`;
  expect(stdout).toBe(sentence + sentence);
});
