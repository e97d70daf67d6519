/**
 * Stylesheets that could not be fetched. Vite's loader asks for each but once, and takes one that failed for loaded
 * the next time: what was loaded then would stand on the page without its styles.
 */
const missing = new Set<HTMLLinkElement>();
let asking: Promise<unknown> | undefined;

/** From now on every stylesheet that fails is known. */
export function watchStyles(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  };
  // The failure of a link does not bubble.
  addEventListener('error', onError, true);
}

/** Asks for them again, before a page or a part of one is loaded; rejects while one of them still cannot be had. */
export async function loadMissingStyles(): Promise<void> {
  asking ??= Promise.all([...missing].map(askAgain)).finally(() => {
    asking = undefined;
  });
  await asking;
}

function askAgain(failed: HTMLLinkElement): Promise<unknown> {
  const link = failed.cloneNode() as HTMLLinkElement;
  missing.delete(failed);
  failed.replaceWith(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`No styles at ${link.href}`)));
  });
}
