import { buildStation } from '../build/build-station.ts';

/** Once before the tests of a project that start the station in processes of its own. */
export const setup = () => buildStation();
