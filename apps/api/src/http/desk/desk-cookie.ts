import type { Context as Call } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { RETENTION } from '../../shared/retention.ts';
import { hashToken } from '../../shared/token.ts';

const NAME = 'motel-desk';
const TOKEN = /^[\w-]{43}$/;
/** The cookie of a browser on which a person has signed in: it opens nothing, and has limits of its own. */
const BROWSER = 'motel-desk-browser';
const HASH = /^[\da-f]{64}$/;
/** Seconds; as long as the session is remembered. */
const REMEMBERED = RETENTION.signIn * 24 * 3600;

/** The cookie of a session at the desk, for no script and no other site. A guest's token never opens the desk. */
export function deskCookie(publicUrl: string) {
  const isHttps = new URL(publicUrl).protocol === 'https:';
  const options = { path: '/', httpOnly: true, sameSite: 'Strict' } as const;
  const host = { ...options, prefix: 'host', secure: true } as const;
  const ours = isHttps ? host : options;
  const get = (call: Call, name: string) => (isHttps ? getCookie(call, name, 'host') : getCookie(call, name));
  return {
    read(call: Call): string | undefined {
      const token = get(call, NAME);
      return token !== undefined && TOKEN.test(token) ? token : undefined;
    },
    /** The hash of a token that this browser had. */
    readBrowser(call: Call): string | undefined {
      const hash = get(call, BROWSER);
      return hash !== undefined && HASH.test(hash) ? hash : undefined;
    },
    write(call: Call, token: string): void {
      setCookie(call, NAME, token, ours);
      setCookie(call, BROWSER, hashToken(token), { ...ours, maxAge: REMEMBERED });
    },
    remove(call: Call): void {
      deleteCookie(call, NAME, ours);
    },
  };
}

export type DeskCookie = ReturnType<typeof deskCookie>;
