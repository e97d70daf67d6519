import { restartFreshStays } from './test-guest.ts';

restartFreshStays();
