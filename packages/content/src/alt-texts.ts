import { pictures } from './pictures.ts';

/** What a picture shows. A picture from elsewhere has no words of its own, so it is named for what it is. */
export function altOf(src: string): string {
  const words = Object.hasOwn(pictures, src) ? pictures[src] : undefined;
  return words ?? 'A picture of the room';
}
