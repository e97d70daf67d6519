import { isLoopbackHost } from '../../../shared/loopback-host.ts';

/**
 * The embedded checkout takes no money, so a public site must not start it by accident: by itself it starts only
 * where only this machine can book, elsewhere only by `CHECKOUT=embedded`.
 */
export function mayStartEmbedded(options: { publicUrl: URL; checkout?: string | undefined }): boolean {
  const { publicUrl, checkout } = options;
  return checkout === 'embedded' || isLoopbackHost(publicUrl.hostname);
}
