import * as z from 'zod/mini';
import { content as ownContent } from '../content.ts';
import type { Content } from '../shapes/content.ts';
import type { PropertyContent } from '../shapes/property-content.ts';
import { attractionShape } from './attraction-shape.ts';
import { bannerShape } from './banner-shape.ts';
import { homeWordsShape } from './home-words-shape.ts';
import { motelShape } from './motel-shape.ts';
import { pictureMistakes } from './picture-mistakes.ts';
import { policyShape } from './policy-shape.ts';
import { roomShape } from './room-shape.ts';
import { tariffShape } from './tariff-shape.ts';

/** That go round on the home page (§9). */
const BANNERS = 5;

/** The motel's content cannot be served as it is; the message names every wrong entry. */
export class ContentMistakes extends Error {
  override readonly name = 'ContentMistakes';
  /** A sentence for each. */
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

/**
 * Checks the content before it is served.
 * @param content by default the motel's own
 * @throws ContentMistakes
 */
export function validateContent(content: Content = ownContent): void {
  const { motel, tariff, policyFigures, properties, homeWords, banners, attractionGroups } = content;
  const mistakes = [
    ...mistakesIn('motel.ts', motelShape, motel),
    ...mistakesIn('tariff.ts', tariffShape, tariff),
    ...mistakesIn('policies.ts', policyShape, policyFigures),
    ...(properties.length === 0 ? ['rooms.ts: there is no room.'] : []),
    ...properties.flatMap((room) => mistakesIn(`Room "${room.id}"`, roomShape, room)),
    ...sharedIds(properties).map((id) => `Room "${id}": another room has the same id.`),
    ...mistakesIn('home-words.ts', homeWordsShape, homeWords),
    ...(banners.length === BANNERS ? [] : [`banners.ts: there must be ${BANNERS} banners.`]),
    ...banners.flatMap((banner) => mistakesIn(`Banner "${banner.title}"`, bannerShape, banner)),
    ...bannersToNowhere(content),
    ...(isGallery(attractionGroups) ? [] : ['attractions.ts: there must be two groups of five places.']),
    ...attractionGroups
      .flat()
      .flatMap((place) => mistakesIn(`Attraction "${place.name}"`, attractionShape, place)),
    ...pictureMistakes(content),
  ];
  if (mistakes.length > 0) throw new ContentMistakes([...new Set(mistakes)]);
}

function mistakesIn(whose: string, shape: z.core.$ZodType, value: unknown): string[] {
  const read = z.safeParse(shape, value);
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${whose}: ${path.join('.')} ${message}.`);
}

/** On a wide screen two stand above three, twice (§2). */
function isGallery(groups: Content['attractionGroups']): boolean {
  return groups.length === 2 && groups.every((group) => group.length === 5);
}

function bannersToNowhere({ banners, properties }: Content): string[] {
  const ids = properties.map(({ id }) => id);
  return banners
    .filter(({ room }) => room !== undefined && !ids.includes(room))
    .map(({ title, room }) => `Banner "${title}": there is no room "${room}".`);
}

function sharedIds(properties: readonly PropertyContent[]): string[] {
  const ids = properties.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
