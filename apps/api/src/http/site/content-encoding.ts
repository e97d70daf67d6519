import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** In the order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

type Bytes = Uint8Array<ArrayBuffer>;

/** The best encoding that the client accepts, `undefined` for none. */
export function acceptedEncoding(
  acceptEncoding: string | undefined,
  encodings: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  const accepted = parseAccept(acceptEncoding ?? '').map(({ type, q }) => [type.toLowerCase(), q] as const);
  const weights = new Map<string, number>(accepted);
  return encodings.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses quickly rather than well: a guest is waiting. */
export async function compress(content: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === 'gzip') return gzipAsync(content, { level: 6 });
  return brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}
