import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mutated, mutationOf, PROJECT, type Mutation } from './mutation.ts';

// Loaded into a process with `node --import`, or into it and all that it starts by NODE_OPTIONS: the mutation that MUTATION names is in its
// sources, and nowhere else. Tests are read by Node itself (tests/vitest.config.ts), so that theirs are, too.

/** What was built is without the fault: the station is started from its sources. */
const UNBUILT: Mutation = {
  ...{
    id: 'unbuilt',
    file: 'electron/start/built-programs.ts',
    text: 'existsSync(built) ? built : join',
    instead: 'join',
  },
  ...{ invariant: 'starts again', harm: '', shows: '' },
};

const id = process.env['MUTATION'] ?? '';
if (id !== '') {
  const changes = new Map(
    [mutationOf(id), UNBUILT].map((each) => [pathToFileURL(join(PROJECT, each.file)).href, each] as const),
  );
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const change = changes.get(url.replace(/[?#].*$/, ''));
      if (!change) return loaded;
      const source =
        typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source ?? undefined);
      return { ...loaded, source: mutated(source, change) };
    },
  });
}
