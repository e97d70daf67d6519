import type { Context as Call } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from '../../use-cases/context.ts';
import { type Device, deviceOf } from '../../use-cases/device.ts';
import { createToken } from '../../use-cases/session-token.ts';

const NAME = 'motel-device';
const TOKEN = /^[\w-]{43}$/;
/** As long as browsers keep a cookie. */
const MAX_AGE = 400 * 24 * 3600;

/** How devices are told apart (decision 028). */
export interface DeviceCookie {
  /**
   * The device that asks; one that brings no cookie is new and has nothing to see yet.
   * @returns `undefined` where devices do not matter
   */
  read(call: Call): Device | undefined;
  /** Lets a device that has got something to see bring its token from now on. */
  keep(call: Call, device: Device | undefined): void;
}

/**
 * No script reads the cookie, no page is sent it, and no other site makes a browser send it. Alone it shows nothing:
 * the guest has to be signed in.
 * @param publicUrl the site's origin
 */
export function deviceCookie(
  { historyScope }: Pick<Context, 'historyScope'>,
  publicUrl: string,
): DeviceCookie {
  const isHttps = new URL(publicUrl).protocol === 'https:';
  // By its name a browser refuses it from whoever changes pages without encryption.
  const prefix = isHttps ? 'secure' : undefined;
  return {
    read(call) {
      if (historyScope === 'number') return undefined;
      const brought = getCookie(call, NAME, prefix) ?? '';
      return deviceOf(TOKEN.test(brought) ? brought : createToken());
    },
    keep(call, device) {
      if (device === undefined) return;
      const where = { path: '/api', httpOnly: true, sameSite: 'Strict', maxAge: MAX_AGE } as const;
      setCookie(call, NAME, device.token, prefix === undefined ? where : { ...where, prefix, secure: true });
    },
  };
}
