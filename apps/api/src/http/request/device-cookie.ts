import type { Context as Call } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createToken, type Device, deviceOf } from '../../guests/index.ts';
import type { HttpContext } from '../http-context.ts';

const NAME = 'motel-device';
const TOKEN = /^[\w-]{43}$/;
/** Seconds; the longest time for which browsers store a cookie. */
const MAX_AGE = 400 * 24 * 3600;

/**
 * The cookie that identifies a device (decision 028). No script can read it, browsers send it to the API only, and
 * never for another site. Alone it shows nothing: the guest must be signed in.
 * @param publicUrl the site's origin
 */
export function deviceCookie({ historyScope }: Pick<HttpContext, 'historyScope'>, publicUrl: string) {
  const isHttps = new URL(publicUrl).protocol === 'https:';
  const options = { path: '/api', httpOnly: true, sameSite: 'Strict', maxAge: MAX_AGE } as const;
  // By the prefix a browser refuses the cookie over an unencrypted connection, where others could change it.
  const secure = { prefix: 'secure', secure: true } as const;
  return {
    /**
     * The device of the request; one without a cookie is new and sees no stay yet.
     * @returns `undefined` where stays belong to the number, not the device
     */
    read(call: Call): Device | undefined {
      if (historyScope === 'number') return undefined;
      const brought = getCookie(call, NAME, isHttps ? 'secure' : undefined) ?? '';
      return deviceOf(TOKEN.test(brought) ? brought : createToken());
    },
    /** Sends the device its token, once it has a stay to see. */
    write(call: Call, device: Device | undefined): void {
      if (device === undefined) return;
      setCookie(call, NAME, device.token, isHttps ? { ...options, ...secure } : options);
    },
  };
}
