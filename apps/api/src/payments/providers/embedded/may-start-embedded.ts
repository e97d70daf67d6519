/** What decides whether the embedded checkout may run; `checkout` is the environment's `CHECKOUT`. */
export interface EmbeddedDecision {
  readonly publicUrl: URL;
  readonly checkout?: string | undefined;
}

/**
 * The embedded checkout takes no money, so a public site must not start it by accident: by itself it starts only
 * where nobody but this machine can book, elsewhere only by `CHECKOUT=embedded`.
 */
export function mayStartEmbedded({ publicUrl, checkout }: EmbeddedDecision): boolean {
  return checkout === 'embedded' || isLoopbackHost(publicUrl.hostname);
}

/** Whether a host name, as `URL` writes it, can only mean this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}
