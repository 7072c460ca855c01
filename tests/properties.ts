import fc from 'fast-check';
import { SEED, TEST_TIMEOUT_MS } from './forms.ts';

// Properties try what TEST_SEED says, as everything that chance picks, and end in time: on a busy machine with fewer cases. One that fails is made
// smaller only for as long, and does not go on behind the back of the tests that follow in the same process.
fc.configureGlobal({ seed: SEED, interruptAfterTimeLimit: 0.8 * TEST_TIMEOUT_MS });
