import { followOutput, processIo } from './io.ts';
import { run } from './program.ts';

// Node may be told to send every call through a proxy that the environment names; it would be told the keys, and reaches no station of this machine.
const { no_proxy: others, NO_PROXY: orOthers } = process.env;
process.env['no_proxy'] = [others ?? orOthers, '127.0.0.1', 'localhost', '[::1]'].filter(Boolean).join(',');

followOutput();
process.exitCode = await run(process.argv.slice(2), processIo);
