/** Milliseconds of processor time that this thread has used: what others do on the machine is not in it. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
