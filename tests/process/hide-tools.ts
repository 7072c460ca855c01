import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Loaded into the processes of a test run (NODE_OPTIONS), which then finds neither the system's USB library nor a browser, nor what installs one.

const load = process.dlopen.bind(process);
process.dlopen = (module: object, file: string, ...flags: number[]) => {
  if (/\bHID/.test(file)) throw new Error('libusb-1.0.so.0: cannot open shared object file: No such file or directory');
  return load(module, file, ...(flags as [number]));
};

const isThere = fs.existsSync;
fs.existsSync = (path) => !/^\/usr\/bin\/(?:apt-get|.*chrom)/.test(String(path)) && isThere(path);
syncBuiltinESMExports();
