/**
 * The IANA name of the machine's time zone; UTC where the machine does not know its zone, as with an empty TZ: dates are those of UTC then, and the
 * name that is given for it is none.
 */
export function machineTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return 'UTC';
  }
}
