declare module 'virtual:client-build' {
  /** `index.html`, with the names of the built scripts. */
  export const template: string;
  /** `undefined` in development. */
  export const manifest: import('vite').Manifest | undefined;
  /** `undefined` in development. */
  export const usedValues: import('@motel/content/document-values').UsedValues | undefined;
  /** The text of each stylesheet by its name in the manifest. */
  export const styles: Readonly<Record<string, string>>;
}
