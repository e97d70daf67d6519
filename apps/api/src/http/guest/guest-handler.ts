import type { Endpoint, EndpointName, Endpoints, WireAnswerOf } from '@motel/api-client/contracts';
import type { SignedIn } from '../../guests/index.ts';
import type { Outcome } from '../../shared/outcome.ts';
import type { HttpContext } from '../http-context.ts';
import type { DeviceCookie } from '../request/device-cookie.ts';
import type { Asked } from '../request/read-asked.ts';

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

export type GuestHandlers = { readonly [Name in EndpointName]: GuestHandler<Endpoints[Name]> };
