import type { MotelDoor } from './motel-door.ts';

/** A browser: sends the cookies that it has received, for their paths only. */
export interface TestBrowser extends MotelDoor {
  /** The `Set-Cookie` headers of the responses, in order. */
  readonly given: readonly string[];
  /** The cookie that it sends, e.g. `name=value`; a test may change it. */
  cookie: string | undefined;
}

/** @param cookie from an earlier visit */
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
