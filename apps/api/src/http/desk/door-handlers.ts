import type { DeskCall, DeskCalls } from '@motel/api-client/desk-contracts';
import { type DoorCall, join, joinOptions } from '../../desk/index.ts';
import type { AtMotel } from '../../shared/motel-context.ts';
import { motelOffsets } from '../../shared/motel-time.ts';
import { refusalOf } from '../../shared/outcome.ts';
import {
  type AtDesk,
  type Begun,
  type DeskAnswer,
  endStaffSession,
  findInvited,
  signInByPasskey,
  signInOptions,
  signOutOfDesk,
} from '../../staff/index.ts';
import type { Asked } from '../calls.ts';
import type { HttpContext } from '../http-context.ts';
import { browserName } from '../request/browser-name.ts';
import type { DeskCookie } from './desk-cookie.ts';

export interface DeskHttpContext extends HttpContext {
  readonly cookie: DeskCookie;
  readonly publicUrl: string;
}

export interface AskedInBrowser<Call extends DeskCall> extends Asked<Call> {
  /** The person and their session; a visitor may have none. */
  readonly atDesk: Call['right'] extends 'visitor' ? AtDesk | undefined : AtDesk;
  readonly address: string | undefined;
  /** Of a visitor: names their browser, where a person has signed in on it before. */
  readonly browser: string | undefined;
  /** The site's origin as this browser knows it. */
  readonly origin: string;
}

type DoorHandlers = {
  readonly [Name in DoorCall]: (
    context: DeskHttpContext,
    asked: AskedInBrowser<DeskCalls[Name]>,
  ) => Promise<DeskAnswer<Name>>;
};

export const doorHandlers: DoorHandlers = {
  async me(context, { atDesk }) {
    return atDesk === undefined ? {} : { me: signedInWire(context, atDesk) };
  },

  async signOut(context, { atDesk, call }) {
    await signOutOfDesk(context, atDesk);
    context.cookie.remove(call);
    return {};
  },

  async signInOptions(context, asked) {
    return signInOptions(context, siteOf(context, asked));
  },

  async signIn(context, asked) {
    const { signature } = asked.body;
    const isKnown = asked.browser !== undefined || asked.atDesk !== undefined;
    await context.limits.take({
      'sign-ins by a passkey on unknown browsers': isKnown ? undefined : signature.id,
    });
    const noted = { ...context, logger: context.logger.child(requestOf(asked)) };
    const made = { signature, device: browserOf(asked) };
    return letIn(context, asked, await signInByPasskey(noted, siteOf(context, asked), made));
  },

  async lookAtLink({ db, clock, limits }, asked) {
    await limits.take({ 'links to the desk from an address': asked.address });
    const { name, role } = await findInvited(db, clock.now(), asked.body.token);
    return { name, role, device: browserOf(asked) };
  },

  joinOptions: (context, asked) => joinOptions(context, siteOf(context, asked), asked.body),

  async join(context, asked) {
    const { body } = asked;
    const joining = join(context, siteOf(context, asked), { ...body, browser: browserOf(asked) });
    const begun = await joining.catch((error: unknown) => {
      const { reason } = refusalOf(error);
      context.logger.warn({ ...requestOf(asked), reason }, 'A link to the desk was refused');
      throw error;
    });
    return letIn(context, asked, begun);
  },
};

type Visit = Pick<AskedInBrowser<DeskCalls['signIn' | 'join']>, 'atDesk' | 'call' | 'origin'>;

const siteOf = ({ publicUrl }: DeskHttpContext, { origin }: Visit) => ({ origin, publicUrl });
/** Names the request and its client in further lines of the log. */
const requestOf = ({ call }: Visit) => ({ requestId: call.get('requestId'), client: call.get('client') });
const browserOf = ({ call }: Visit) => browserName(call.req.header('user-agent'));

/** Gives the browser the cookie of its new session, which replaces the one before: another person is signed out. */
async function letIn(context: DeskHttpContext, { atDesk, call }: Visit, begun: Begun) {
  const { person, token } = begun;
  if (atDesk !== undefined && atDesk.person.id !== person.id) await signOutOfDesk(context, atDesk);
  else if (atDesk !== undefined) await endStaffSession(context.db, atDesk.sessionId, context.clock.now());
  context.cookie.write(call, token);
  return signedInWire(context, begun);
}

function signedInWire(
  { clock, motel }: AtMotel,
  { person, signedInAt }: Pick<AtDesk, 'person' | 'signedInAt'>,
): DeskAnswer<'signIn'> {
  return { person, signedInAt: signedInAt.toISOString(), clock: motelOffsets(motel, clock.now()) };
}
