/** A new tax, or article, has its name in small letters as its id. */
export function idOf(label: string, above: readonly { readonly id: string }[]): string {
  const id = label
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const isTaken = (name: string) => above.some((tax) => tax.id === name);
  let free = id || 'tax';
  for (let at = 2; isTaken(free); at++) free = `${id || 'tax'}-${at}`;
  return free;
}
