import { READY, type ChildAnswer, type ChildQuestion } from './child.ts';

/** How a child of Electron speaks with the application; a child of Node does so through `process` itself. */
interface ParentPort {
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
  postMessage(message: unknown): void;
}
const parentPort = (process as { parentPort?: ParentPort }).parentPort;

const send = (answer: ChildAnswer | typeof READY) =>
  parentPort ? parentPort.postMessage(answer) : void process.send?.(answer, undefined, undefined, () => undefined);

/** Answers the questions of the process that started this one, and ends with it. What takes long may say in between that it goes on. */
export function answerParent(answer: (question: unknown, goesOn: () => void) => Promise<unknown>): void {
  const onQuestion = async ({ id, question }: ChildQuestion) => {
    try {
      send({ id, answer: await answer(question, () => send({ id, goesOn: true })) });
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      send({ id, fault: { message, ...(typeof code === 'string' && { code }) } });
    }
  };
  if (parentPort) parentPort.on('message', ({ data }) => void onQuestion(data as ChildQuestion));
  else process.on('message', (message) => void onQuestion(message as ChildQuestion));
  process.on('disconnect', () => process.exit());
  // Asked to end on a terminal, the station ends first and takes its children with it.
  process.on('SIGINT', () => undefined);
  send(READY);
}
