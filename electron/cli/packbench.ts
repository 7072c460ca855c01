import { followOutput, processIo } from './io.ts';
import { run } from './program.ts';

followOutput();
process.exitCode = await run(process.argv.slice(2), processIo);
