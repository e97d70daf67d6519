import type * as z from 'zod/mini';

/** The roles of people at the motel; each may do all that those before it may. */
export const ROLES = ['housekeeping', 'clerk', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** Whether a person's role has a right: each role may do all that those before it may. */
export function mayDo({ role }: { readonly role: Role }, right: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(right);
}

/** The least right that makes a call at the desk. A visitor has not signed in yet: only signing in is theirs. */
export type DeskRight = Role | 'visitor';
/** Anyone makes a public call, the payment provider among them; a guest has signed in with their number. */
export type Right = DeskRight | 'anyone' | 'guest';

/** A call of the API: the server's routes, its documentation and the client are made of these. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** With the names of its parts: `/api/stays/{id}`. */
  readonly path: `/api/${string}`;
  readonly right: Right;
  /** The allowance of an address that it uses, besides the pace of its client: for a shared answer that has to be made. */
  readonly limit?: 'questions' | 'sign-ins' | 'messages';
  /** Whether its `Idempotency-Key` names what it does: the same key is the same action. Each `POST` of the desk has one. */
  readonly isKeyed?: true;
  /** Whether its answer is the same for everyone, so that caches may keep it and ask whether it has changed. */
  readonly isShared?: true;
  /** The address's query; its values arrive as text. */
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The longest body, in bytes. @default 64 kB */
  readonly mostBytes?: number;
  readonly answer: z.ZodMiniType;
  /** Logged when the call fails (§8). @default the call's name */
  readonly onFailure?: string;
}

export interface DeskCall extends Endpoint {
  readonly path: `/api/desk/${string}`;
  readonly right: DeskRight;
}

/** Whether an action of the desk, or of a guest, has to be named. */
export function isKeyed({ method, path, isKeyed }: Endpoint): boolean {
  return isKeyed ?? (method === 'POST' && path.startsWith('/api/desk/'));
}

type Keyed = { readonly isKeyed: true } | { readonly method: 'POST'; readonly path: `/api/desk/${string}` };

export type QueryOf<Call extends Endpoint> = Call extends { readonly query: z.ZodMiniType }
  ? z.output<Call['query']>
  : undefined;
export type BodyOf<Call extends Endpoint> = Call extends { readonly body: z.ZodMiniType }
  ? z.output<Call['body']>
  : undefined;
export type AnswerOf<Call extends Endpoint> = z.output<Call['answer']>;
/** As it crosses the wire. */
export type WireAnswerOf<Call extends Endpoint> = z.input<Call['answer']>;
export type PartsOf<Path extends string> = Path extends `${string}{${infer Part}}${infer Rest}`
  ? Part | PartsOf<Rest>
  : never;

/** The names of the parts of a call's path, in their order. */
export function partNames({ path }: Endpoint): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, part = '']) => part);
}

/** The parts of a call that are its caller's: those of its path, its query, its body, and the key of a press. */
export type PartsOfCall<Call extends Endpoint> = ([PartsOf<Call['path']>] extends [never]
  ? unknown
  : { readonly parts: Readonly<Record<PartsOf<Call['path']>, string>> }) &
  (Call extends { readonly query: infer Query extends z.ZodMiniType }
    ? { readonly query: z.input<Query> }
    : unknown) &
  (Call extends { readonly body: infer Body extends z.ZodMiniType }
    ? { readonly body: z.input<Body> }
    : unknown) &
  (Call extends Keyed ? { readonly key: string } : unknown);
