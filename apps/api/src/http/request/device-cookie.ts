import type { Context as Call } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Device, deviceOf } from '../../guests/index.ts';
import { createToken, isToken } from '../../shared/token.ts';
import type { HttpContext } from '../http-context.ts';

const NAME = 'motel-device';
/** Seconds; the longest time for which browsers store a cookie. */
const MAX_AGE = 400 * 24 * 3600;
/** Until then the cookies of devices that have one by the former prefix, `__Secure-`, live. */
const FORMER_UNTIL = new Date('2028-01-01T00:00:00Z');

/** The cookie that identifies a device (decision 028), for no script and no other site. Alone it shows nothing. */
export function deviceCookie({ clock }: Pick<HttpContext, 'clock'>, publicUrl: string) {
  const isHttps = new URL(publicUrl).protocol === 'https:';
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', maxAge: MAX_AGE } as const;
  // By the prefix a browser refuses the cookie over an unencrypted connection, and from the site of a neighbour under
  // the same domain.
  const host = { prefix: 'host', secure: true } as const;
  return {
    /** The device of the request; one without a cookie is new and sees no stay yet. */
    read(call: Call): Device {
      const brought = (isHttps ? hostCookie(call) : getCookie(call, NAME)) ?? '';
      return deviceOf(isToken(brought) ? brought : createToken());
    },
    /** Sends the device its token, once it has a stay to see. */
    write(call: Call, device: Device): void {
      setCookie(call, NAME, device.token, isHttps ? { ...options, ...host } : options);
    },
  };

  function hostCookie(call: Call): string | undefined {
    const former = clock.now() < FORMER_UNTIL ? getCookie(call, NAME, 'secure') : undefined;
    return getCookie(call, NAME, 'host') ?? former;
  }
}

export type DeviceCookie = ReturnType<typeof deviceCookie>;
