import { slugOf } from '@motel/content/slug';

/** A new tax, or article, has its name in small letters as its id. */
export function idOf(label: string, above: readonly { readonly id: string }[]): string {
  const id = slugOf(label) || 'tax';
  const isTaken = (name: string) => above.some((tax) => tax.id === name);
  let free = id;
  for (let at = 2; isTaken(free); at++) free = `${id}-${at}`;
  return free;
}
