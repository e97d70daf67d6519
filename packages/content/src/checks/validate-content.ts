import { parseTariff, TariffError } from '@motel/booking-core';
import * as z from 'zod/mini';
import { content as ownContent } from '../content.ts';
import { attractionShape } from '../shapes/attraction.ts';
import { bannerShape } from '../shapes/banner.ts';
import type { Content } from '../shapes/content.ts';
import { homeWordsShape } from '../shapes/home-words.ts';
import { mailWordsShape } from '../shapes/mail-words.ts';
import { motelShape } from '../shapes/motel.ts';
import { policyShape } from '../shapes/policies.ts';
import { type PropertyContent, roomShape } from '../shapes/room.ts';
import { floorPlanMistakes } from './floor-plan-mistakes.ts';
import { pictureMistakes } from './picture-mistakes.ts';

/** The banners in the home page's carousel (§9). */
const BANNERS = 5;

/** The site cannot serve the content; the message names every wrong entry. */
export class ContentMistakes extends Error {
  override readonly name = 'ContentMistakes';
  /** One sentence for each mistake. */
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

/**
 * Checks the content before the site serves it.
 * @param content by default the motel's own
 * @throws ContentMistakes
 */
export function validateContent(content: Content = ownContent): void {
  const { motel, tariff, policyFigures, properties, homeWords, mailWords, banners, attractionGroups } =
    content;
  const mistakes = [
    ...mistakesIn('motel.ts', motelShape, motel),
    ...tariffMistakes(tariff),
    ...mistakesIn('policies.ts', policyShape, policyFigures),
    ...(properties.length === 0 ? ['rooms.ts: there is no room.'] : []),
    ...properties.flatMap((room) => mistakesIn(`Room "${room.id}"`, roomShape, room)),
    ...properties.flatMap(floorPlanMistakes),
    ...sharedIds(properties).map((id) => `Room "${id}": another room has the same id.`),
    ...mistakesIn('home-words.ts', homeWordsShape, homeWords),
    ...mistakesIn('mails.ts', mailWordsShape, mailWords),
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

function tariffMistakes(tariff: Content['tariff']): string[] {
  try {
    parseTariff(tariff);
    return [];
  } catch (error) {
    if (!(error instanceof TariffError)) throw error;
    return error.faults.map(({ path, message }) => `rates.ts: ${path} ${message}.`);
  }
}

function mistakesIn(whose: string, shape: z.core.$ZodType, value: unknown): string[] {
  const read = z.safeParse(shape, value);
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${whose}: ${path.join('.')} ${message}.`);
}

/** On a wide screen a group shows two places above three; there are two groups (§2). */
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
