import type { Manifest } from 'vite';

export interface PageAssets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const ENTRY = 'index.html';

/**
 * What a page needs beside the scripts that the template already loads: its own script, those it imports, and all
 * its styles, so that nothing is fetched in a row and no page shows unstyled.
 * @throws Error when the build knows no such module: the route table is wrong
 */
export function pageAssets(manifest: Manifest, module: string, template: string): PageAssets {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no module ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  // A page's own styles come after those that every page shares.
  visit(ENTRY);
  visit(module);
  return { styles: [...styles], scripts: [...scripts].filter((file) => !template.includes(file)) };
}

/**
 * Styles stand in the document, so that the first paint waits for nothing else. Vite's loader is told of them by links
 * that are disabled, and for no medium, because some browsers fetch ahead what is only disabled: it would load them once
 * more for the page's script. Scripts are of low priority: fonts and the first picture would wait behind 100 kB that
 * show nothing.
 * @param css of all the page's styles together
 */
export function assetElements({ styles, scripts }: PageAssets, css: string): string {
  return [
    `<style>${css}</style>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" media="not all" disabled />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" />`),
  ].join('\n    ');
}
