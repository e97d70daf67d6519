interface ContentType {
  readonly type: string;
  /** Whether brotli and gzip make it much smaller. */
  readonly isCompressible: boolean;
}

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, isCompressible: true });
const binary = (type: string): ContentType => ({ type, isCompressible: false });

const BY_EXTENSION: Readonly<Record<string, ContentType>> = {
  '.avif': binary('image/avif'),
  '.css': text('text/css'),
  '.gif': binary('image/gif'),
  '.html': text('text/html'),
  '.ico': binary('image/x-icon'),
  '.jpeg': binary('image/jpeg'),
  '.jpg': binary('image/jpeg'),
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.pdf': binary('application/pdf'),
  '.png': binary('image/png'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.webmanifest': text('application/manifest+json'),
  '.webp': binary('image/webp'),
  '.woff2': binary('font/woff2'),
  '.xml': text('application/xml'),
};

/** @param extension with its dot, any case */
export function contentTypeOf(extension: string): ContentType {
  return BY_EXTENSION[extension.toLowerCase()] ?? binary('application/octet-stream');
}
