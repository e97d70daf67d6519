import '@motel/ui/theme';
import { startSite } from './app/start-site.tsx';
import { currentSession, followStoredSession } from './shared/session/session-store.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no root');

// Not awaited here: pages share a file with this module, and would wait for it to finish.
void startSite(root, { token: () => currentSession()?.token }).then(followStoredSession);
