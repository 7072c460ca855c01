import { testDefinition } from '#electron/adapters/test/definition.ts';
import { endOnCrash } from '#electron/platform/crash.ts';
import { startStation } from '#electron/station.ts';

// A station whose purchases make something throw where nobody catches it, with the recipient in its words.
endOnCrash();
const [dataDir = '', kind] = process.argv.slice(2);
const station = await startStation({
  dataDir,
  host: '127.0.0.1',
  port: 0,
  adapters: [
    () => ({
      definition: testDefinition,
      purchase: ({ shipment }) => {
        const { recipient } = shipment.request;
        const error = new TypeError(
          `Cannot reach ${JSON.stringify(recipient)}\nof ${recipient.contact.personName ?? ''}`,
        );
        error.name = 'TypeError';
        if (kind === 'rejection') void Promise.reject(error);
        else
          setImmediate(() => {
            throw error;
          });
        return new Promise(() => undefined);
      },
    }),
  ],
});
console.log(`Packbench is ready at ${station.baseUrl}`);
