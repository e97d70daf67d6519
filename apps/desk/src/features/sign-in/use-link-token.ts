import { useEffect, useState } from 'react';

/**
 * The token of the link that was opened, empty without one. It is after the #, so that no server's log has it, and
 * leaves the address bar at once.
 */
export function useLinkToken(): string {
  const [token, setToken] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    const take = () => {
      const { hash, pathname } = window.location;
      if (hash === '') return;
      setToken(hash.slice(1));
      window.history.replaceState(window.history.state, '', pathname);
    };
    take();
    // Another link in the same window loads no page.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
}
