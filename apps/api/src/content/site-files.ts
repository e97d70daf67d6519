import { partTitle } from '@motel/content/parts';
import { isCarried, photographPaths, soldTexts } from '@motel/content/server';
import { currentBlocks, listPricedProperties } from '../inventory/index.ts';
import { keepPictures, readPicture } from '../pictures/index.ts';
import { roomsInUse } from '../rooms/index.ts';
import { deskDay } from '../shared/motel-time.ts';
import { act, type DeskDeed, type DeskReading } from '../staff/index.ts';
import { loadDraftContent } from './draft.ts';
import { contentOf } from './published.ts';

/** Bytes of pictures in an answer. */
const MOST_BYTES = 4 * 1024 * 1024;

/** The published content as files, with all that is sold now, and what no file says; `sitePictures` has its pictures. */
export const siteTexts: DeskReading<'siteTexts'> = async (context) => {
  const { published, waits } = await loadDraftContent(context.db);
  const { properties = [], tariff } = (await listPricedProperties(context.db)) ?? {};
  const counts = new Map(properties.map(({ id, capacity }) => [id, capacity]));
  const rooms = await roomsInUse(context.db);
  const blocks = (await currentBlocks(context.db)).filter(({ checkOut }) => checkOut > deskDay(context));
  const left = [
    ...waits.map(({ name, text }) => `${partTitle(name, text)}: a change that waits to be published`),
    ...rooms.flatMap(({ number }) =>
      isCarried(number) ? [] : `Room ${number}: its number, which is no whole one`,
    ),
    ...blocks.map(
      ({ rooms, propertyId, checkIn, checkOut }) =>
        `${rooms} × ${propertyId} closed, ${checkIn} to ${checkOut}`,
    ),
  ];
  const texts = tariff ? soldTexts(published.texts, { tariff: tariff.data, counts, rooms }) : published.texts;
  return { version: published.version, texts, left };
};

/** The pictures of the published content, from one of them on: as many as fit into an answer. */
export const sitePictures: DeskReading<'sitePictures'> = async ({ db }, { from }) => {
  const { texts, pictures: hashes } = (await loadDraftContent(db)).published;
  const paths = [...Object.keys(hashes), ...photographPaths(contentOf(texts))];
  const pictures: Record<string, string> = {};
  let [at, size] = [Number(from), 0];
  for (; at < paths.length && size < MOST_BYTES; at += 1) {
    const path = paths[at] ?? '';
    const bytes = await readPicture(db, path, hashes[path]);
    pictures[path] = Buffer.from(bytes ?? []).toString('base64');
    size += bytes?.byteLength ?? 0;
  }
  return { pictures, ...(at < paths.length && { next: at }) };
};

/** Keeps pictures for a content that is imported next. @returns the hashes that it is to name */
export const keepSitePictures: DeskDeed<'keepSitePictures'> = async (context, { pictures }, by) => {
  const decoded = Object.entries(pictures).map(
    ([path, encoded]) => [path, new Uint8Array(Buffer.from(encoded, 'base64'))] as const,
  );
  return act(context, 'site', by, async (trx) => {
    const kept = new Map(decoded);
    const hashes = await keepPictures(trx, kept);
    const details = `${kept.size} pictures of a folder`;
    return { subject: 'pictures', details, answer: { hashes } };
  });
};
