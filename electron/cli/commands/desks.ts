import { DESKS_CHECK } from '#shared/schema/station/health.ts';
import type { Register } from '../context.ts';
import { EXIT } from '../exit-codes.ts';

export const registerDesks: Register = (program, on) => {
  const desks = program
    .command('desks')
    .description('the desks of a shared ledger that are awaited before anybody buys, after it has lost something')
    .action(
      on(async ({ station, show }) => {
        const { checks } = await (await station()).call('healthReady');
        const waiting = checks.find(({ name }) => name === DESKS_CHECK);
        const awaited = String(waiting?.trouble?.values.desks ?? '')
          .split(', ')
          .filter(Boolean);
        show({ awaited }, () => waiting?.detail ?? 'No desk is awaited.');
        return EXIT.ok;
      }),
    );
  desks
    .command('waive <desk>')
    .description('say that a desk is gone for good; what it alone knew of may be sold again')
    .action(
      on(async ({ station, show }, [desk = '']) => {
        await (await station()).call('waiveDesk', { params: { desk } });
        show({ waived: desk }, () => `Nobody waits for desk ${desk} any more.`);
        return EXIT.ok;
      }),
    );
};
