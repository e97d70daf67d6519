import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';
import { acceptedEncoding, type Bytes, compressedBody } from './site/content-encoding.ts';
import { isKnown } from './site/entity-tag.ts';

/** An answer as a client gets it. */
export interface SentAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Bytes | null;
}

/** An answer that is the same for all clients, as the one with these headers gets it; each form is prepared once. */
export type SharedAnswer = (
  asked: Pick<IncomingHttpHeaders, 'if-none-match' | 'accept-encoding'>,
) => SentAnswer | Promise<SentAnswer>;

interface Content {
  readonly status: number;
  /** Without those that describe the bytes. With an `etag`, a client that has the bytes gets none. */
  readonly headers: Readonly<Record<string, string>>;
  readonly contentType: string;
  readonly bytes: Bytes;
  readonly entityTag: string;
  /** Compressed for the clients that accept it. */
  readonly isCompressed: boolean;
}

export function sharedAnswer(content: Content): SharedAnswer {
  const { status, headers, contentType, bytes, entityTag, isCompressed } = content;
  const notModified: SentAnswer = { status: 304, headers, body: null };
  const forms = new Map<string | undefined, SentAnswer>();

  async function prepare(encoding: ReturnType<typeof acceptedEncoding>): Promise<SentAnswer> {
    const body = encoding === undefined ? bytes : await compressedBody(entityTag, encoding, bytes);
    const described = { 'content-type': contentType, 'content-length': `${body.byteLength}` };
    const encoded = encoding && { 'content-encoding': encoding };
    const form = { status, headers: { ...headers, ...described, ...encoded }, body };
    forms.set(encoding, form);
    return form;
  }

  return (asked) => {
    if (headers.etag !== undefined && isKnown(headers.etag, asked['if-none-match'])) return notModified;
    const encoding = isCompressed ? acceptedEncoding(asked['accept-encoding']) : undefined;
    return forms.get(encoding) ?? prepare(encoding);
  };
}

/** Plain headers go out as they are, others are copied. */
export async function sendShared({ req }: Context, answer: SharedAnswer): Promise<Response> {
  const { body, ...init } = await answer({
    'if-none-match': req.header('if-none-match'),
    'accept-encoding': req.header('accept-encoding'),
  });
  return new Response(body, init);
}
