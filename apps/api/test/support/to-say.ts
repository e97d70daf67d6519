import type { Answer } from './motel-door.ts';

declare module 'vitest' {
  interface Matchers {
    /** The status of an answer and its sentence, in a line: `404 There is no such note.` */
    toSay(said: string | RegExp): void;
  }
}

expect.extend({
  toSay({ status, body }: Answer, said: string | RegExp) {
    const line = `${status} ${body.message}`;
    return {
      pass: typeof said === 'string' ? line === said : said.test(line),
      message: () => `The answer says ${line}, not ${said}`,
    };
  },
});
