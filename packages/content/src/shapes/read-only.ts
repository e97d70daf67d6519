/** Content does not change while the site runs. */
export type ReadOnly<T> = T extends string | number | boolean | undefined
  ? T
  : { readonly [Key in keyof T]: ReadOnly<T[Key]> };
