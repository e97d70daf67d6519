import type { SitePart } from '@motel/api-client/desk-contracts';

/** The motel's pictures to choose from, by what they show. */
export function pictureOptions(pictures: SitePart['pictures']) {
  return pictures.map(({ name, alt }) => ({ value: name, label: alt }));
}
