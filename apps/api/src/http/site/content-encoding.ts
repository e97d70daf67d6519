import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** In the order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** `thorough` for what is kept for long, `quick` for a page that somebody is waiting for. */
export type Effort = 'thorough' | 'quick';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The best encoding that the client takes, `undefined` for none. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = new Map((acceptEncoding ?? '').toLowerCase().split(',').map(weightOf));
  return ENCODINGS.find((encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0);
}

export async function compress(
  content: Uint8Array,
  encoding: Encoding,
  effort: Effort,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return gzipAsync(content, { level: effort === 'thorough' ? 9 : 6 });
  return brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'thorough' ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}

/** `gzip;q=0.5` → `['gzip', 0.5]`. */
function weightOf(entry: string): [encoding: string, weight: number] {
  const [encoding = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [encoding, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}
