/** What is said of an instant's day in a time zone. */
type SayDay = (instant: number, timeZone: string) => string;

/** Zones differ by quarters of an hour: within one, the day is the same. */
const QUARTER = 15 * 60_000;

/** The same; what it said last in each zone is kept, since label after label asks for one day. */
export function ofDay(say: SayDay): SayDay {
  const last = new Map<string, { quarter: number; said: string }>();
  return (instant, timeZone) => {
    const quarter = Math.floor(instant / QUARTER);
    const known = last.get(timeZone);
    if (known?.quarter === quarter) return known.said;
    const said = say(instant, timeZone);
    last.set(timeZone, { quarter, said });
    return said;
  };
}
