import type { Endpoint, EndpointName, Endpoints, WireAnswerOf } from '@motel/api-client/contracts';
import { showSitePart } from '../../content/index.ts';
import { acceptFeedback } from '../../feedback/index.ts';
import {
  countOtherSessions,
  openBooking,
  readMobile,
  type SignedIn,
  signIn,
  signOut,
  signOutOthers,
} from '../../guests/index.ts';
import { listProperties, showAvailability, showOffers, showProperty } from '../../inventory/index.ts';
import { applyPaymentEvent, SignatureError, UnreadableEventError } from '../../money/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import {
  type AskedStay,
  cancelOwnStay,
  changeOwnRequest,
  changeOwnStay,
  checkPromotionCode,
  createCheckout,
  listStays,
  mailReceipt,
  previewOwnChange,
  releaseCheckout,
  showCheckoutStatus,
  showOwnStay,
  showStayOfCheckout,
} from '../../stays/index.ts';
import type { Asked } from '../calls.ts';
import type { HttpContext } from '../http-context.ts';
import { returnOrigin } from '../request/client-address.ts';
import type { DeviceCookie } from '../request/device-cookie.ts';

/** All that the answers to guests need. */
export interface GuestHttpContext extends HttpContext {
  readonly devices: DeviceCookie;
  /** The site's origin as guests reach it. */
  readonly publicUrl: string;
  /** Logs why an event of the payment provider was refused. */
  readonly logRefusedEvent: (reason: string) => void;
}

/** A request of a guest. */
export interface AskedByGuest<Call extends Endpoint> extends Asked<Call> {
  /** The guest of its bearer token; a public call has none. */
  readonly guest: Call['right'] extends 'guest' ? SignedIn : undefined;
  /** The client's address. */
  readonly address: string | undefined;
}

export type GuestHandler<Call extends Endpoint> = (
  context: GuestHttpContext,
  asked: AskedByGuest<Call>,
) => Promise<Outcome<WireAnswerOf<Call>>>;

type GuestHandlers = { readonly [Name in EndpointName]: GuestHandler<Endpoints[Name]> };

/** The answer to each call of a guest. */
export const GUEST_HANDLERS: GuestHandlers = {
  async signIn(context, { body, address, call }) {
    const mobile = readMobile(body.mobile);
    if (mobile.ok) call.set('number', mobile.value);
    return signIn(context, body, context.devices.read(call), address);
  },
  async signOut(context, { guest }) {
    await signOut(context, guest);
    return succeed({ success: true });
  },
  otherSessions: async (context, { guest, call }) =>
    succeed({ others: await countOtherSessions(context, guest, context.devices.read(call)) }),
  signOutOthers: (context, { guest, call }) => signOutOthers(context, guest, context.devices.read(call)),

  sitePart: async ({ motel }, { parts }) => showSitePart(motel, parts.version, parts.part),
  properties: async (context) => succeed(await listProperties(context)),
  property: (context, { parts }) => showProperty(context, parts.id),
  availability: ({ db }, { parts, query }) => showAvailability(db, parts.id, query),
  offers: (context, { query }) => showOffers(context, query),

  bookings: async (context, { guest, address, call }) =>
    succeed(await listStays(context, guest, context.devices.read(call), address)),
  async openBooking(context, { guest, body, call }) {
    const device = context.devices.read(call);
    const opened = await openBooking(context, guest, body.token, device);
    if (opened.ok) context.devices.write(call, device);
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
  changeStayRequest: (context, asked) =>
    changeOwnRequest(context, stayOf(context, asked), asked.body.specialRequest),
  mailReceipt: (context, asked) => mailReceipt(context, stayOf(context, asked)),

  async createCheckout(context, { guest, body, key, address, call }) {
    const device = context.devices.read(call);
    const origin = returnOrigin(call.req.raw.headers, context.publicUrl);
    const outcome = await createCheckout(context, guest, body, { key, origin, address, device });
    context.meter.checkout(outcome.ok ? 'held' : outcome.error.code);
    if (outcome.ok) context.devices.write(call, device);
    return outcome;
  },
  checkPromotionCode: (context, { guest, body, address }) =>
    checkPromotionCode(context, guest, body, address),
  releaseCheckout: (context, { guest, body }) => releaseCheckout(context, guest, body.sessionId),
  checkoutStatus: ({ db }, { parts }) => showCheckoutStatus(db, parts.id),
  async webhook(context, { call }) {
    const event = await readPaymentEvent(context, call.req.raw);
    if (!event.ok) return event;
    await applyPaymentEvent(context, { provider: context.payments.name, event: event.value });
    context.meter.paymentEvent(event.value.type, 'webhook');
    return succeed({ success: true });
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
    return succeed(await payments.readEvent(text, request.headers));
  } catch (error) {
    if (error instanceof UnreadableEventError) {
      logger.error({ err: error }, 'A payment event could not be read');
      return refuse('malformed', 'event-unreadable');
    }
    if (!(error instanceof SignatureError)) throw error;
    logRefusedEvent(error.message);
    return refuse('malformed', 'event-unsigned');
  }
}
