const requested = new Map<string, Promise<unknown>>();

/**
 * Loads a part of the site with its styles: both are requested at once, which saves each press a round trip, and styles
 * that failed are requested again. The build puts it in the place of Vite's own (`build-time/unused-library-parts.ts`).
 * @param styles files below the site's root
 */
export async function loadWithStyles<T>(load: () => Promise<T>, styles: readonly string[] = []): Promise<T> {
  const [part] = await Promise.all([load(), ...styles.map(loadStyle)]);
  return part;
}

function loadStyle(file: string): Promise<unknown> {
  const known = requested.get(file) ?? request(file);
  requested.set(file, known);
  return known;
}

async function request(file: string): Promise<unknown> {
  const href = `/${file}`;
  // Those of the document's page are inline, and named by a link.
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      requested.delete(file);
      reject(new Error(`No styles at ${href}`));
    };
  });
}
