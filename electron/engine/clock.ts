/** The wall clock in milliseconds since 1970; injected, so that tests can turn it. */
export interface Clock {
  now(): number;
  /** What has passed since some moment, in milliseconds, whether the machine slept or not; setting the clock does not change it. */
  elapsed?(): number;
}
