import type { MotelDoor } from './test-motel.ts';

/** One browser: brings the cookies that it was given, as far as they are for a path. */
export interface TestBrowser extends MotelDoor {
  /** `Set-Cookie` of each answer that had one, in order. */
  readonly given: readonly string[];
  /** What it brings, e.g. `name=value`; to be tampered with. */
  cookie: string | undefined;
}

/** @param cookie what it has from an earlier visit */
export function openBrowser(motel: MotelDoor, cookie?: string): TestBrowser {
  const given: string[] = [];
  const browser: TestBrowser = {
    origin: motel.origin,
    given,
    cookie,
    async call(path, call) {
      const { cookie } = browser;
      const headers = { ...call?.headers, ...(cookie !== undefined && { cookie }) };
      const answer = await motel.call(path, { ...call, headers });
      const [set] = answer.headers.getSetCookie();
      if (set !== undefined) {
        given.push(set);
        browser.cookie = set.split(';')[0];
      }
      return answer;
    },
  };
  return browser;
}
