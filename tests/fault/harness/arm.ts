import { subscribe } from 'node:diagnostics_channel';
import { channelOf, type Checkpoint } from '#electron/engine/shipping/purchase/checkpoint.ts';

// Loaded into a station with `node --import`: kills it, as a power cut would, when the step in FAULT_STEP is reached for the n-th time
// (FAULT_COUNT). Only this code can do that; the station itself reads neither.
let left = Number(process.env['FAULT_COUNT'] ?? 1);
subscribe(channelOf((process.env['FAULT_STEP'] ?? '') as Checkpoint), () => {
  left -= 1;
  if (left <= 0) process.kill(process.pid, 'SIGKILL');
});
