import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface PackedStation {
  baseUrl: string;
  /** The first API client's keys, as the station wrote them. */
  credentials: { accessKey: string; secretKey: string };
  /** The files that its process has mapped; on Linux, where the kernel says so. */
  mappedFiles(): string;
  /** Asks it to end, and gives its exit status. */
  stop(): Promise<number | null>;
}

/** Starts the station of a taken apart archive with this Node, without a window, on a free port. @throws Error with what it said. */
export async function startPackedStation(app: string, dataDir: string): Promise<PackedStation> {
  const entry = pathToFileURL(join(app, 'electron/headless.js')).href;
  const args = ['--headless', '--port', '0', '--data-dir', dataDir];
  const code = `import(${JSON.stringify(entry)}).then(({ runHeadless }) => runHeadless(${JSON.stringify(args)}))`;
  // Somewhere else than in the repository, whose node_modules it must not find.
  const child = spawn(process.execPath, ['-e', code], { cwd: app, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  let said = '';
  const baseUrl = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /^Packbench is ready at (http:\/\/\S+)$/m.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then((status) => reject(new Error(`it ended with ${status}: ${said}`)));
  });
  return {
    baseUrl,
    credentials: JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as PackedStation['credentials'],
    mappedFiles: () => readFileSync(`/proc/${child.pid}/maps`, 'utf8'),
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
