import type * as z from 'zod/mini';

/** The roles of people at the motel; each may do all that those before it may. */
export const ROLES = ['housekeeping', 'clerk', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** The least role that may make a call. A visitor is nobody yet: only signing in is theirs. */
export type Right = Role | 'visitor';

/** A call of the front desk: the server's routes and the desk's own calls are made of these. */
export interface DeskCall {
  /** A `POST` changes something, once for each `Idempotency-Key`. */
  readonly method: 'GET' | 'POST';
  /** Below `/api/desk/`, with the names of its parts: `/api/desk/stays/{id}`. */
  readonly path: `/api/desk/${string}`;
  readonly right: Right;
  /** The address's query; its values arrive as text. */
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly answer: z.ZodMiniType;
}

export type QueryOf<Call extends DeskCall> = Call extends { readonly query: z.ZodMiniType }
  ? z.output<Call['query']>
  : undefined;
export type BodyOf<Call extends DeskCall> = Call extends { readonly body: z.ZodMiniType }
  ? z.output<Call['body']>
  : undefined;
/** As it is sent. */
export type SentBodyOf<Call extends DeskCall> = Call extends { readonly body: z.ZodMiniType }
  ? z.input<Call['body']>
  : undefined;
export type AnswerOf<Call extends DeskCall> = z.output<Call['answer']>;
/** As it crosses the wire. */
export type WireAnswerOf<Call extends DeskCall> = z.input<Call['answer']>;
/** The names of the parts of a path. */
export type PartsOf<Path extends string> = Path extends `${string}{${infer Part}}${infer Rest}`
  ? Part | PartsOf<Rest>
  : never;
