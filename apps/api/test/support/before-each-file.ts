import { showFolderAgain } from './folder-content.ts';
import { tryStatementsOnPGlite } from './statements-on-pglite.ts';
import { restartFreshStays } from './test-guest.ts';

restartFreshStays();
showFolderAgain();
tryStatementsOnPGlite();
