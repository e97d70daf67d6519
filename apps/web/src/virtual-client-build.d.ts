declare module 'virtual:client-build' {
  /** `index.html`, with the names of the built scripts. */
  export const template: string;
  /** `undefined` in development. */
  export const manifest: import('vite').Manifest | undefined;
  /** The text of each stylesheet by its name in the manifest. */
  export const styles: Readonly<Record<string, string>>;
}
declare module 'virtual:early-script' {
  /** A classic script without `</script` in it. */
  export const earlyScript: string;
}
