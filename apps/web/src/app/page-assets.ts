import type { Manifest } from 'vite';

export interface PageAssets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * What a page needs beside what the template already loads: its own script, those it imports, and their styles,
 * so that nothing is fetched in a row and no page shows unstyled.
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
  visit(module);
  const isNew = (file: string) => !template.includes(file);
  return { styles: [...styles].filter(isNew), scripts: [...scripts].filter(isNew) };
}

export function assetLinks({ styles, scripts }: PageAssets): string {
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ].join('\n    ');
}
