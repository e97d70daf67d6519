import {
  ENDPOINTS,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  type WireAnswerOf,
} from '@motel/api-client/contracts';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { showSitePart } from '../../content/index.ts';
import { acceptFeedback } from '../../feedback/index.ts';
import {
  authenticate,
  countOtherSessions,
  openBooking,
  readMobile,
  type SignedIn,
  signIn,
  signOut,
  signOutOthers,
} from '../../guests/index.ts';
import {
  listProperties,
  showAvailability,
  showNightPrices,
  showOffers,
  showProperty,
} from '../../inventory/index.ts';
import { applyPaymentEvent, SignatureError, UnreadableEventError } from '../../money/index.ts';
import { MINUTE } from '../../shared/clock.ts';
import { refusalOf, refuse } from '../../shared/outcome.ts';
import {
  type AskedStay,
  cancelOwnStay,
  changeOwnDetails,
  changeOwnStay,
  checkPromotionCode,
  createCheckout,
  joinAsGuest,
  listStays,
  mailReceipt,
  previewOwnChange,
  releaseCheckout,
  showCheckoutStatus,
  showOwnStay,
  showStayOfCheckout,
} from '../../stays/index.ts';
import { type Asked, answerUncached, readAsked, routesOf } from '../calls.ts';
import type { HttpContext, HttpServices } from '../http-context.ts';
import { clientAddress, returnOrigin } from '../request/client-address.ts';
import { type DeviceCookie, deviceCookie } from '../request/device-cookie.ts';
import { keptAnswers } from './kept-answers.ts';

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** The calls of guests, each behind its limit and, where it is personal, the guest's token. */
export function guestRoutes(httpServices: HttpServices, publicUrl: string): Hono {
  const services = {
    ...httpServices,
    publicUrl,
    devices: deviceCookie(httpServices, publicUrl),
    logRefusedEvent: fewLines(httpServices.logger, 'A payment event was refused'),
  };
  const answerKept = keptAnswers(httpServices);
  return routesOf<keyof typeof ENDPOINTS, Endpoint>(ENDPOINTS, async (name, endpoint, call) => {
    const spoken = call.get('spoken');
    const context = { ...services, motel: spoken, words: call.get('words') };
    const handler = GUEST_HANDLERS[name] as GuestHandler<Endpoint>;
    const answer = (asked: AskedByGuest<Endpoint>) => handler(context, asked) as Promise<object>;
    const address = clientAddress(call, context.trustedProxies);
    if (endpoint.isShared) {
      const read = await readAsked(context.motel, endpoint, call);
      return answerKept(call, `${call.req.path} ${JSON.stringify(read.query ?? '')}`, {
        allow: () => allow(context, endpoint, address),
        make: () => answer({ ...read, guest: undefined, address }),
      });
    }
    return answerUncached(call, await answer(await readCall(context, endpoint, call, address)));
  });
}

/** Counts a call of a client whose number is limited. */
async function allow({ limits }: GuestHttpContext, { limit }: Endpoint, address: string | undefined) {
  if (limit !== undefined) await limits.take({ [`${limit} from an address`]: address });
}

async function readCall(
  context: GuestHttpContext,
  endpoint: Endpoint,
  call: Context,
  address: string | undefined,
): Promise<AskedByGuest<Endpoint>> {
  await allow(context, endpoint, address);
  const guest = endpoint.right === 'guest' ? await guestOf(context, call) : undefined;
  const asked = await readAsked(context.motel, endpoint, call);
  return { ...asked, guest: guest as undefined, address };
}

/** The guest of a request, by its bearer token. Others are refused with `unauthenticated`. */
async function guestOf(context: GuestHttpContext, call: Context): Promise<SignedIn> {
  const [, token] = BEARER.exec(call.req.header('authorization') ?? '') ?? [];
  if (token === undefined) refuse('unauthenticated', 'sign-in-missing');
  const guest = (await authenticate(context, token)) ?? refuse('unauthenticated', 'session-ended');
  call.set('number', guest.mobile);
  return guest;
}

/** In a minute. */
const FIRST_LINES = 5;

/** Logs what strangers can cause at will: the first lines of a minute, and at its end how many more there were. */
export function fewLines(logger: Pick<Logger, 'warn'>, message: string): (reason: string) => void {
  let count = 0;
  const endMinute = () => {
    const more = count - FIRST_LINES;
    if (more > 0) logger.warn({ more }, `${message}, and more in the same minute`);
    count = 0;
  };
  return (reason) => {
    count += 1;
    if (count === 1) setTimeout(endMinute, MINUTE).unref();
    if (count <= FIRST_LINES) logger.warn({ reason }, message);
  };
}

interface GuestHttpContext extends HttpContext {
  readonly devices: DeviceCookie;
  readonly publicUrl: string;
  readonly logRefusedEvent: (reason: string) => void;
}

interface AskedByGuest<Call extends Endpoint> extends Asked<Call> {
  /** The guest of its bearer token; a public call has none. */
  readonly guest: Call['right'] extends 'guest' ? SignedIn : undefined;
  readonly address: string | undefined;
}

type GuestHandler<Call extends Endpoint> = (
  context: GuestHttpContext,
  asked: AskedByGuest<Call>,
) => Promise<WireAnswerOf<Call>>;

const GUEST_HANDLERS: { readonly [Name in EndpointName]: GuestHandler<Endpoints[Name]> } = {
  async signIn(context, { body, address, call }) {
    const mobile = readMobile(body.mobile);
    if (mobile.ok) call.set('number', mobile.value);
    return signIn(context, body, context.devices.read(call), address);
  },
  async signOut(context, { guest }) {
    await signOut(context, guest);
    return { success: true };
  },
  otherSessions: async (context, { guest, call }) => ({
    others: await countOtherSessions(context, guest, context.devices.read(call)),
  }),
  signOutOthers: (context, { guest, call }) => signOutOthers(context, guest, context.devices.read(call)),

  sitePart: async ({ motel }, { parts }) => showSitePart(motel, parts.version, parts.part),
  properties: listProperties,
  property: (context, { parts }) => showProperty(context, parts.id),
  availability: (context, { parts, query }) => showAvailability(context, parts.id, query),
  nightPrices: (context, { query }) => showNightPrices(context, query),
  offers: (context, { query }) => showOffers(context, query),

  bookings: (context, { guest, address, call }) =>
    listStays(context, guest, context.devices.read(call), address),
  async openBooking(context, { guest, body, call }) {
    const device = context.devices.read(call);
    const opened = await openBooking(context, guest, body.token, device);
    context.devices.write(call, device);
    return opened;
  },

  stay: (context, asked) => showOwnStay(context, stayOf(context, asked)),
  stayOfCheckout(context, asked) {
    const { id: sessionId, ...viewer } = stayOf(context, asked);
    return showStayOfCheckout(context, { sessionId, ...viewer });
  },
  cancelStay: (context, asked) => cancelOwnStay(context, stayOf(context, asked), asked.body.refunded),
  previewChange: (context, asked) => previewOwnChange(context, stayOf(context, asked), asked.body),
  changeStay: (context, asked) =>
    changeOwnStay(context, stayOf(context, asked), asked.body, {
      key: asked.key,
      origin: returnOrigin(asked.call.req.raw.headers, context.publicUrl),
      address: asked.address,
    }),
  changeStayRequest: (context, asked) => changeOwnDetails(context, stayOf(context, asked), asked.body),
  mailReceipt: (context, asked) => mailReceipt(context, stayOf(context, asked), asked.body),

  async createCheckout(context, { guest, body, key, address, call }) {
    const device = context.devices.read(call);
    const origin = returnOrigin(call.req.raw.headers, context.publicUrl);
    const creating = createCheckout(context, guest, body, { key, origin, address, device });
    const created = await creating.catch((error: unknown) => {
      context.meter.checkout(refusalOf(error).code);
      throw error;
    });
    context.meter.checkout('held');
    context.devices.write(call, device);
    return created;
  },
  checkPromotionCode: (context, { guest, body, address }) =>
    checkPromotionCode(context, guest, body, address),
  joinWaiting: (context, { guest, body, address }) => joinAsGuest(context, guest, body, address),
  releaseCheckout: (context, { guest, body }) => releaseCheckout(context, guest, body.sessionId),
  checkoutStatus: ({ db }, { parts }) => showCheckoutStatus(db, parts.id),
  async webhook(context, { call }) {
    const event = await readPaymentEvent(context, call.req.raw);
    await applyPaymentEvent(context, { provider: context.payments.name, event });
    context.meter.paymentEvent(event.type, 'webhook');
    return { success: true };
  },

  feedback: (context, { body }) => acceptFeedback(context, body),
};

function stayOf(
  { devices }: GuestHttpContext,
  {
    parts,
    guest,
    call,
  }: Pick<Asked<never>, 'call'> & { readonly parts: { readonly id: string }; readonly guest: SignedIn },
): AskedStay {
  return { id: parts.id, guest, device: devices.read(call) };
}

/** Reads a signed event of the payment provider. Refused with `malformed` where its signature or its shape is wrong. */
async function readPaymentEvent({ payments, logger, logRefusedEvent }: GuestHttpContext, request: Request) {
  // The text byte for byte as it was signed: the usual `text()` would drop a byte order mark.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await request.arrayBuffer());
  try {
    return await payments.readEvent(text, request.headers);
  } catch (error) {
    if (error instanceof UnreadableEventError) {
      logger.error({ err: error }, 'A payment event could not be read');
      refuse('malformed', 'event-unreadable');
    }
    if (!(error instanceof SignatureError)) throw error;
    logRefusedEvent(error.message);
    refuse('malformed', 'event-unsigned');
  }
}
