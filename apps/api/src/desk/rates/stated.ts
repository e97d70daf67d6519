/** An entry of the tariff without the fields that state nothing. */
export function stated<Entry extends object>(
  fields: { readonly [Field in keyof Entry]: Entry[Field] | undefined },
): Entry {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Entry;
}
