import './statements-on-pglite.ts';
import { showFolderAgain } from './folder-content.ts';
import { restartFreshStays } from './test-guest.ts';

restartFreshStays();
showFolderAgain();
