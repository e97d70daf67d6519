import { editYaml, shortName, type ValueChange } from '@motel/content/parts';
import { pictureAddress } from '@motel/content/server';
import type { Db, Trx } from '../db/index.ts';
import { develop, keepPictures, readPicture, takePhotograph } from '../pictures/index.ts';
import { refuse } from '../shared/outcome.ts';
import { act, type DeskDeed } from '../staff/index.ts';
import {
  type DraftContent,
  PICTURES as LIST,
  listedPictures,
  loadDraftContent,
  photographsInMaking,
} from './draft.ts';
import { keepText } from './edit-part.ts';

const CAME_FIRST = 'Another photograph of this name came first: add it once more.';

export const addPhotograph: DeskDeed<'addPhotograph'> = async (context, { name, alt, bytes }, by) => {
  const taken = await keptNames(context.db);
  const uploaded = Buffer.from(bytes, 'base64');
  // A PNG keeps its transparent parts.
  const type = uploaded.toString('latin1', 1, 4) === 'PNG' ? 'png' : 'jpg';
  const { photo, pictures } = await takePhotograph(`${freeName(name, taken)}.${type}`, uploaded);
  const named = `photos/${photo.file}`;
  return act(context, 'site', by, async (trx, now) => {
    const draft = await lockList(trx);
    const { photographs } = listedPictures(draft);
    if (photographs.some(({ file }) => file === photo.file))
      refuse('rule-broken', 'no-photograph', { sentence: CAME_FIRST });
    await keepPictures(trx, pictures);
    await editList(trx, draft, { author: by.person.name, at: now }, [
      { path: ['photographs'], value: [...photographs, photo] },
      ...(alt === '' ? [] : [{ path: ['descriptions', named], value: alt }]),
    ]);
    const answer = { picture: { name: named, src: pictureAddress(named, [photo]), alt } };
    return { subject: named, details: 'A photograph, in the draft', after: alt, answer };
  });
};

export const removePhotograph: DeskDeed<'removePhotograph'> = (context, { name }, by) =>
  act(context, 'site', by, async (trx, now) => {
    const draft = await lockList(trx);
    const { photographs, descriptions, focus } = listedPictures(draft);
    const others = photographs.filter(({ file }) => name !== `photos/${file}`);
    if (others.length === photographs.length) refuse('not-found', 'no-such-part');
    await editList(trx, draft, { author: by.person.name, at: now }, [
      { path: ['photographs'], value: others.length === 0 ? null : others },
      ...Object.entries({ descriptions, focus })
        .filter(([, known]) => Object.hasOwn(known, name))
        .map(([list]) => ({ path: [list, name], value: null })),
    ]);
    return { subject: name, details: 'A photograph away in the draft', answer: { name } };
  });

/** Says in the draft what a picture shows, and which point of it no cut may lose. */
export const describePicture: DeskDeed<'describePicture'> = (context, { name, alt, focus }, by) =>
  act(context, 'site', by, async (trx, now) => {
    const draft = await lockList(trx);
    const { photographs, descriptions } = listedPictures(draft);
    const isPhotograph = photographs.some(({ file }) => name === `photos/${file}`);
    if (!isPhotograph && !Object.hasOwn(descriptions, name)) refuse('not-found', 'no-such-part');
    const isSame = alt === (descriptions[name] ?? '');
    const words = isSame ? [] : [{ path: ['descriptions', name], value: alt || null }];
    const point = focus === undefined ? [] : [{ path: ['focus', name], value: focus }];
    await editList(trx, draft, { author: by.person.name, at: now }, [...words, ...point]);
    const details = 'What a picture shows, in the draft';
    return { subject: name, details, before: descriptions[name], after: alt, answer: { name } };
  });

/** Makes the sizes that photographs of the draft lack. Safe in many processes: the first one stores them. */
export async function finishPhotographs({ db }: { readonly db: Db }, stop: AbortSignal): Promise<void> {
  // No published one lacks any.
  const waiting = await db
    .selectFrom('content_drafts')
    .select('text')
    .where('name', '=', LIST)
    .executeTakeFirst();
  for (const file of await photographsInMaking(db, waiting?.text ?? '')) {
    const original = stop.aborted ? undefined : await readPicture(db, `photos/${file}`);
    if (original === undefined) continue;
    const made = await develop('size', file, original, stop).catch((error: unknown) => {
      if (!stop.aborted) throw error;
    });
    if (made !== undefined) await keepPictures(db, made.pictures);
  }
}

/** The names of all originals: also those of earlier contents, which may come back. */
async function keptNames(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('pictures').select('path').where('path', 'like', 'photos/%').execute();
  return rows.map(({ path }) => path.slice('photos/'.length));
}

/** The draft, whose list two people change one after the other. */
async function lockList(trx: Trx): Promise<DraftContent> {
  await trx
    .selectFrom('content_drafts')
    .select('name')
    .where('name', '=', LIST)
    .forUpdate()
    .executeTakeFirst();
  return loadDraftContent(trx);
}

async function editList(
  trx: Trx,
  draft: DraftContent,
  by: { readonly author: string; readonly at: Date },
  changes: readonly ValueChange[],
): Promise<void> {
  const text = editYaml(draft.texts[LIST] ?? '', changes);
  await keepText(trx, draft, { name: LIST, text, ...by });
}

/** A name that no photograph has, by the name of the file that a person chose: `king-bed-2`. */
function freeName(title: string, taken: readonly string[]): string {
  const stems = [title, ...taken].map((name) => name.replace(/\.\w+$/, ''));
  const stem = shortName(stems.shift() ?? '') || 'photograph';
  const names = [stem, ...stems.map((_, at) => `${stem}-${at + 2}`)];
  return names.find((free) => !stems.includes(free)) ?? stem;
}
