import type { Context as Call } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const NAME = 'motel-desk';
const TOKEN = /^[\w-]{43}$/;

/**
 * The cookie of a session at the desk. No script can read it, browsers send it to this site alone and never for another,
 * and it ends with the browser at the latest. A guest's token never opens the desk.
 * @param publicUrl the site's origin
 */
export function deskCookie(publicUrl: string) {
  const isHttps = new URL(publicUrl).protocol === 'https:';
  const options = { path: '/', httpOnly: true, sameSite: 'Strict' } as const;
  const host = { ...options, prefix: 'host', secure: true } as const;
  return {
    read(call: Call): string | undefined {
      const token = isHttps ? getCookie(call, NAME, 'host') : getCookie(call, NAME);
      return token !== undefined && TOKEN.test(token) ? token : undefined;
    },
    write(call: Call, token: string): void {
      setCookie(call, NAME, token, isHttps ? host : options);
    },
    remove(call: Call): void {
      deleteCookie(call, NAME, isHttps ? host : options);
    },
  };
}

export type DeskCookie = ReturnType<typeof deskCookie>;
