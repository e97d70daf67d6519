import { isLoopbackHost } from '../../../shared/loopback-host.ts';

/** What decides whether the embedded checkout may run; `checkout` is the environment's `CHECKOUT`. */
interface EmbeddedDecision {
  readonly publicUrl: URL;
  readonly checkout?: string | undefined;
}

/**
 * The embedded checkout takes no money, so a public site must not start it by accident: by itself it starts only
 * where only this machine can book, elsewhere only by `CHECKOUT=embedded`.
 */
export function mayStartEmbedded({ publicUrl, checkout }: EmbeddedDecision): boolean {
  return checkout === 'embedded' || isLoopbackHost(publicUrl.hostname);
}
