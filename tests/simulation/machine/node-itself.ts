import { Socket } from 'node:net';

/** What Node has, before the simulation puts others in their place: this module is loaded first. */
const [RealSocket, realTimeout, realImmediate] = [Socket, setTimeout, setImmediate];

export const realSocket = () => new RealSocket();
export const realPause = (ms: number) => new Promise<'late'>((resolve) => void realTimeout(() => resolve('late'), ms));
/** Resolves once everything has been run that follows without waiting. */
export const turnOfNode = () => new Promise<void>((resolve) => void realImmediate(resolve));
