import { answerParent } from '#electron/child/answer-parent.ts';
import { makeLogo } from './make-logo.ts';

// A process that reads pictures which somebody sent: neither one that takes forever nor one that takes all memory holds up the station.
answerParent((bytes) => makeLogo(bytes as Uint8Array));
