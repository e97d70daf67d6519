/**
 * Stylesheets that failed to load. Vite's loader requests each only once and treats a failed one as loaded the next
 * time: the page or component would then show without its styles.
 */
const missing = new Set<HTMLLinkElement>();
let pending: Promise<unknown> | undefined;

/** From now on records every stylesheet that fails. */
export function watchStyles(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  };
  // A link's error event does not bubble.
  addEventListener('error', onError, true);
}

/** Requests them again, before a page or a component loads; rejects while one of them still fails. */
export async function loadMissingStyles(): Promise<void> {
  pending ??= Promise.all([...missing].map(requestAgain)).finally(() => {
    pending = undefined;
  });
  await pending;
}

function requestAgain(failed: HTMLLinkElement): Promise<unknown> {
  const link = failed.cloneNode() as HTMLLinkElement;
  missing.delete(failed);
  failed.replaceWith(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`No styles at ${link.href}`)));
  });
}
