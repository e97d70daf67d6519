/** Encodes what passkeys need: numbers, texts, bytes, lists and maps (RFC 8949). */
export function encodeCBOR(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(encodeCBOR)]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(encodeCBOR)]);
  throw new Error(`No CBOR for ${String(value)}`);
}

function head(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size]);
  if (size < 256) return Buffer.from([(type << 5) | 24, size]);
  return Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
}
