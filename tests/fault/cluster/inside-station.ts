import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

// Loaded into a station with `node --import`. Whatever goes to the port of the carrier goes to FAULT_CARRIER_WAY instead, so that one station can be
// parted from it; and on SIGUSR2 the clock differs from the machine's by the milliseconds in the file FAULT_CLOCK.
const [carrier, way] = (process.env['FAULT_CARRIER_WAY'] ?? '').split(':').map(Number);
const connect = net.connect.bind(net) as (...args: unknown[]) => net.Socket;
const rerouted = (options: unknown): unknown =>
  typeof options === 'object' && options !== null && 'port' in options && Number(options.port) === carrier
    ? { ...options, port: way }
    : options;
Object.assign(net, { connect: (options: unknown, ...rest: unknown[]) => connect(rerouted(options), ...rest) });
syncBuiltinESMExports();

const Machine = Date;
let aheadBy = 0;
const readClock = () => {
  try {
    aheadBy = Number(readFileSync(process.env['FAULT_CLOCK'] ?? '', 'utf8'));
  } catch {
    aheadBy = 0;
  }
};
// `new Date` takes more than one number in local time only, which no part of the station uses.
class Turned extends Machine {
  constructor(...given: [number?]) {
    super(given.length === 0 ? Turned.now() : (given[0] as number));
  }
  static override now = () => Machine.now() + aheadBy;
}
globalThis.Date = Turned as DateConstructor;
process.on('SIGUSR2', readClock);
readClock();
