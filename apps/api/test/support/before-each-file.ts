import './statements-on-pglite.ts';
import { restartFreshStays } from './test-guest.ts';

restartFreshStays();
