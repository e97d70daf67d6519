import type {
  BodyOf,
  DeskCallName,
  DeskCalls,
  PartsOf,
  QueryOf,
  WireAnswerOf,
} from '@motel/api-client/desk-contracts';
import type { Db } from '../db/index.ts';
import type { MotelContext, Shows } from '../shared/motel-context.ts';
import type { ByPerson } from './act.ts';

/** All that the front desk's actions need; only jobs call providers and mail servers. */
export interface DeskContext extends MotelContext, Shows {
  readonly db: Db;
  /** The owner's share of rooms that may be unpaid at once. @default 1 */
  readonly holdShare?: number;
  /** The site's origin as guests reach it, for links. @default this machine's */
  readonly publicUrl?: string;
}

/** A request of a call: the parts of its path, its query and its body in one. */
export type DeskAsked<Name extends DeskCallName> = Readonly<
  Record<PartsOf<DeskCalls[Name]['path']>, string> &
    GivenBy<QueryOf<DeskCalls[Name]>> &
    GivenBy<BodyOf<DeskCalls[Name]>>
>;
type GivenBy<Values> = Values extends undefined ? unknown : Values;

export type DeskAnswer<Name extends DeskCallName> = WireAnswerOf<DeskCalls[Name]>;

/** The use case of a call that reads. */
export type DeskReading<Name extends DeskCallName, Context = DeskContext> = (
  context: Context,
  asked: DeskAsked<Name>,
) => Promise<DeskAnswer<Name>>;

/** The use case of a call that changes something, or that must know who asks. */
export type DeskDeed<Name extends DeskCallName, Context = DeskContext> = (
  context: Context,
  asked: DeskAsked<Name>,
  by: ByPerson,
) => Promise<DeskAnswer<Name>>;
