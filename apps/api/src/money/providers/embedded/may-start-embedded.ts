import { isLoopbackHost } from '../../../shared/loopback-host.ts';

/** Whether the embedded checkout may start: it takes no money, so a public site needs `CHECKOUT=embedded`. */
export function mayStartEmbedded(options: { publicUrl: URL; checkout?: string | undefined }): boolean {
  const { publicUrl, checkout } = options;
  return checkout === 'embedded' || isLoopbackHost(publicUrl.hostname);
}
