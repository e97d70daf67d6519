import type { DeskCall, DeskCallName, DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import type { Outcome } from '../../shared/outcome.ts';
import type { AtDesk } from '../../staff/index.ts';
import type { HttpContext } from '../http-context.ts';
import type { Asked } from '../request/read-asked.ts';
import type { DeskCookie } from './desk-cookie.ts';

/** All that the desk's answers need. */
export interface DeskHttpContext extends HttpContext {
  readonly cookie: DeskCookie;
  /** The site's origin as guests reach it. */
  readonly publicUrl: string;
}

/** A request of a call at the desk. */
export interface AskedAtDesk<Call extends DeskCall> extends Asked<Call> {
  /** The person and their session; a visitor may have none. */
  readonly atDesk: Call['right'] extends 'visitor' ? AtDesk | undefined : AtDesk;
  /** The press of a `POST`: the same key is the same action. */
  readonly key: string;
  /** The client's address. */
  readonly address: string | undefined;
  /** Of a visitor: names their browser, where somebody has signed in on it before. */
  readonly browser: string | undefined;
  /** The site's origin as this browser knows it. */
  readonly origin: string;
}

export type DeskHandler<Call extends DeskCall> = (
  context: DeskHttpContext,
  asked: AskedAtDesk<Call>,
) => Promise<Outcome<WireAnswerOf<Call>>>;

/** A handler for each of some calls. */
export type DeskHandlers<Names extends DeskCallName = DeskCallName> = {
  readonly [Name in Names]: DeskHandler<DeskCalls[Name]>;
};
