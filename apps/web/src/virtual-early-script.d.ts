declare module 'virtual:early-script' {
  /** A classic script without `</script` in it. */
  export const earlyScript: string;
}
