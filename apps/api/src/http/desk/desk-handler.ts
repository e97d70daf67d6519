import type { DeskCall, DeskCalls } from '@motel/api-client/desk-contracts';
import type { DoorCall } from '../../desk/index.ts';
import type { Outcome } from '../../shared/outcome.ts';
import type { AtDesk, DeskAnswer } from '../../staff/index.ts';
import type { HttpContext } from '../http-context.ts';
import type { Asked } from '../request/read-asked.ts';
import type { DeskCookie } from './desk-cookie.ts';

/** All that the desk's answers need. */
export interface DeskHttpContext extends HttpContext {
  readonly cookie: DeskCookie;
  /** The site's origin as guests reach it. */
  readonly publicUrl: string;
}

/** A request of a browser at the desk. */
export interface AskedInBrowser<Call extends DeskCall> extends Asked<Call> {
  /** The person and their session; a visitor may have none. */
  readonly atDesk: Call['right'] extends 'visitor' ? AtDesk | undefined : AtDesk;
  /** The client's address. */
  readonly address: string | undefined;
  /** Of a visitor: names their browser, where a person has signed in on it before. */
  readonly browser: string | undefined;
  /** The site's origin as this browser knows it. */
  readonly origin: string;
}

/** A handler for each call by which a browser signs in and out. */
export type DoorHandlers = {
  readonly [Name in DoorCall]: (
    context: DeskHttpContext,
    asked: AskedInBrowser<DeskCalls[Name]>,
  ) => Promise<Outcome<DeskAnswer<Name>>>;
};
