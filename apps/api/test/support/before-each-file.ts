import './to-say.ts';
import { restartFreshStays } from './test-booking.ts';

restartFreshStays();
// `npm test` leaves the second database to `npm run test:all`.
if (process.env.TESTS !== 'daily') {
  const { tryStatementsOnPGlite } = await import('./statements-on-pglite.ts');
  tryStatementsOnPGlite();
}
