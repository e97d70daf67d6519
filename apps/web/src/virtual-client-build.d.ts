declare module 'virtual:client-build' {
  /** `index.html`, with the names of the built entry. */
  export const template: string;
  /** `undefined` while developing. */
  export const manifest: import('vite').Manifest | undefined;
}
