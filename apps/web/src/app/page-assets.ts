import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';

export interface PageAssets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const ENTRY = 'index.html';

/**
 * The files that a page needs beside the scripts in the template: its own scripts, those that they import, and all its
 * styles, so that nothing loads one after the other and no page shows without styles.
 * @throws Error when the build has no such module: the route table is wrong
 */
export function pageAssets(manifest: Manifest, modules: readonly string[], template: string): PageAssets {
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
  modules.forEach(visit);
  return { styles: [...styles], scripts: [...scripts].filter((file) => !template.includes(file)) };
}

/**
 * Styles are inline in the document, so that the first paint waits for nothing else. Links tell Vite's loader which
 * styles it has. They are disabled, and for no medium, because some browsers fetch merely disabled ones ahead: Vite
 * would then load them again for the page's script. Scripts have low priority: fonts and the first picture would
 * otherwise wait behind 100 kB that show nothing.
 * @param css all the page's styles together
 */
export function assetElements({ styles, scripts }: PageAssets, css: string): string {
  return [
    `<style>${css}</style>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" media="not all" disabled />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" />`),
  ].join('\n    ');
}

/** The hash by which a security policy allows a script or a style inside a document. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
