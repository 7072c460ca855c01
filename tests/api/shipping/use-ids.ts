import type { Answer, Api } from '../../helpers/api.ts';
import { request } from '../../helpers/requests.ts';
import { handClock } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

/** For files about what a transactionId is worth later: a station whose clock the test turns, and calls that name one. */
export function useIds() {
  const clock = handClock();
  const station = useStation({ clock });
  let count = 0;
  return {
    clock,
    station,
    newId: () => `repeat-${++count}`,
    /** Turns the clock and gets a token that is valid then. */
    turn: async (milliseconds: number) => {
      clock.turn(milliseconds);
      await station.api.renew();
    },
    ship: (id: string, body: unknown = request()) => station.api.ship(id, body),
    /** Asks what became of it. */
    recall: (id: string, api: Api = station.api, query = '') =>
      api.get(`/station/v1/shipments/by-transaction/${encodeURIComponent(id)}${query}`),
  };
}

/** A request whose item names a wish of the test carrier. */
export const behaving = (itemCode: string) => request({ itemLines: [{ itemCode, weight: { units: 'LB', value: 2 } }] });
/** What an answer comes to for whoever may have to pay. */
export const said = ({ status, body }: Answer) => [status, body.code, body.purchase];
