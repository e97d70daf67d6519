import type { DeskFacts } from '@motel/content/desk-motel';
import { inject } from 'vitest';
import { setTimeZone } from '../src/shared/format/motel-clock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the tests' folder. */
    motel: DeskFacts;
  }
}

setTimeZone(inject('motel').houseRules.timeZone);
