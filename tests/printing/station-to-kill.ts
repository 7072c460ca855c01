import { startStation } from '#electron/station.ts';

// A station in a process of its own, to be killed. Takes its data folder; says where it is.
const { baseUrl } = await startStation({ dataDir: process.argv[2] ?? '', host: '127.0.0.1', port: 0 });
console.log(baseUrl);
