import { siteChanges } from '@motel/api-client/desk-contracts';
import {
  dictionaryGroups,
  editYaml,
  fieldAt,
  isPage,
  isPart,
  isRoom,
  languageOfPart,
  ownMistake,
  type PlacedGroup,
  partTitle,
  picturePlaces,
  placedGroups,
  roomId,
  suits,
  type TextField,
  type TextGroup,
  yamlValues,
} from '@motel/content/parts';
import { type MotelTexts, NEEDED_PAGES, pictureAddress } from '@motel/content/server';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Trx } from '../db/index.ts';
import type { PictureHashes } from '../pictures/index.ts';
import { refuse } from '../shared/outcome.ts';
import { act, type DeskAnswer, type DeskDeed, type DeskReading } from '../staff/index.ts';
import {
  type DraftContent,
  listedPictures,
  loadDraft,
  missingIn,
  mistakesIn,
  type SiteDraft,
} from './draft.ts';
import { readableContent, seenOf } from './published.ts';

export type PartWire = DeskAnswer<'sitePart'>;

export const showPart: DeskReading<'sitePart'> = async ({ db }, { name, changes = '[]' }) => {
  const draft = await loadDraft(db);
  const before = draft.texts[name];
  if (!isPart(name) || before === undefined) refuse('not-found', 'no-such-part');
  const { data: asked = [] } = siteChanges.safeParse(yamlValues(changes));
  if (!areFields(name, before, asked)) refuse('rule-broken', 'not-of-this-part');
  const texts = asked.length === 0 ? draft.texts : { ...draft.texts, [name]: editYaml(before, asked) };
  return partWire({ ...draft, texts }, name);
};

function areFields(name: string, before: string, changes: z.output<typeof siteChanges>): boolean {
  const values = yamlValues(before);
  return changes.every(({ path, value }) => {
    const field = fieldAt(name, values, path);
    return field !== undefined && suits(field, value);
  });
}

/** Keeps a part in the draft as a person has changed it. Refused when another person changed it since they saw it. */
export const editPart: DeskDeed<'editSitePart'> = (context, { name, seen, changes = [], text }, by) =>
  act(context, 'site', by, async (trx, now) => {
    const { draft, before } = await lockPart(trx, name, seen);
    if (!areFields(name, before, changes) || (text !== undefined && !isPage(name)))
      refuse('rule-broken', 'not-of-this-part');
    const after = text ?? (changes.length === 0 ? before : editYaml(before, changes));
    await keepText(trx, draft, { name, text: after, author: by.person.name, at: now });
    const title = partTitle(name, after);
    const answer = partWire(await loadDraft(trx), name);
    return { subject: name, details: `${title} in the draft`, before, after, answer };
  });

export const dropPart: DeskDeed<'dropSitePart'> = (context, { name, seen }, by) =>
  act(context, 'site', by, async (trx) => {
    const found = await lockPart(trx, name, seen);
    await trx.deleteFrom('content_drafts').where('name', '=', name).execute();
    const title = partTitle(name, found.before);
    const details = `${title} out of the draft`;
    return { subject: name, details, before: found.before, answer: { name } };
  });

/** A part whose text is the one that the person saw. */
export async function lockPart(trx: Trx, name: string, seen: string) {
  // There is no row to lock before the first change.
  await sql`lock table content_drafts in share row exclusive mode`.execute(trx);
  const [waiting] = await trx.selectFrom('content_drafts').selectAll().where('name', '=', name).execute();
  const draft = await loadDraft(trx);
  // What is away in the draft can come back.
  const before = draft.texts[name] ?? (waiting === undefined ? undefined : '');
  const isKnown = isPart(name) || waiting !== undefined;
  if (!isKnown || before === undefined) refuse('not-found', 'no-such-part');
  if (seenOf(before) !== seen) {
    const who = waiting?.author ?? draft.published.author;
    refuse('changed-meanwhile', 'changed-meanwhile', { who, details: partTitle(name, before) });
  }
  return { draft, before };
}

export async function keepText(
  trx: Trx,
  { published }: DraftContent,
  kept: { readonly name: string; readonly text: string | null; readonly author: string; readonly at: Date },
): Promise<void> {
  if ((published.texts[kept.name] ?? null) === kept.text) {
    await trx.deleteFrom('content_drafts').where('name', '=', kept.name).execute();
    return;
  }
  const { name, ...changed } = kept;
  await trx
    .insertInto('content_drafts')
    .values(kept)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(changed))
    .execute();
}

export function partWire(draft: SiteDraft, name: string): PartWire {
  const { texts } = draft;
  const text = texts[name] ?? '';
  return {
    name,
    title: partTitle(name, text),
    seen: seenOf(text),
    isChanged: draft.waits.some((waiting) => waiting.name === name),
    isRemovable: isRemovable(name),
    mistakes: ownMistakesOf(name, texts, draft.published.pictures).map(({ path, sentence }) => ({
      path: [...path],
      sentence,
    })),
    groups: groupsWire(name, draft),
    ...(isPage(name) && { text }),
    ...(name === 'motel.yaml' && says(texts)),
    pictures: picturesWire(draft),
    rooms: Object.entries(texts).flatMap(([file, room]) =>
      isRoom(file) ? [{ id: roomId(file), title: partTitle(file, room) }] : [],
    ),
  };
}

function ownMistakesOf(name: string, texts: MotelTexts, pictures: PictureHashes) {
  const groups = isPage(name) ? [] : placedGroups(name, yamlValues(texts[name] ?? ''));
  return mistakesIn(texts, pictures)
    .filter(({ file }) => file === name)
    .map((mistake) => ownMistake(mistake, groups));
}

/** The name and the rules as guests read them, in each language. */
function says(texts: MotelTexts): Pick<PartWire, 'says'> {
  const motel = readableContent(texts);
  if (motel === undefined) return {};
  return {
    says: Object.values(motel.translated).map(({ language, name, addressLines, phone, email, policies }) => {
      const { checkIn, checkOut, quietHours, visitors, children, petFee, smoking, refunds } = policies;
      const rules = [checkIn, checkOut, quietHours, visitors, children, petFee, smoking, refunds];
      return { language, lines: [name, ...addressLines, phone.shown, email, ...rules] };
    }),
  };
}

/** Every mistake of a content with the name of its part; its sentence begins with its field. */
export function siteMistakes(texts: MotelTexts, pictures: PictureHashes) {
  const names = new Set(mistakesIn(texts, pictures).map(({ file }) => file));
  return [...names].flatMap((name) =>
    ownMistakesOf(name, texts, pictures).map(({ label, sentence }) => ({
      name,
      sentence: label === undefined ? sentence : `${label}: ${sentence}`,
    })),
  );
}

/** The motel's pictures: its photographs with the newest first, then its drawings. */
function picturesWire(draft: SiteDraft): PartWire['pictures'] {
  const { descriptions, photographs, focus } = listedPictures(draft);
  const places = picturePlaces(draft.texts);
  const photos = photographs.map(({ file }) => `photos/${file}`).toReversed();
  return [...new Set([...photos, ...Object.keys(descriptions)])].map((name) => {
    const place = places.get(name);
    return {
      name,
      alt: descriptions[name] ?? '',
      src: pictureAddress(name, photographs),
      ...(place !== undefined && { place }),
      ...(focus[name] !== undefined && { focus: focus[name] }),
      ...(draft.inMaking.some((file) => name === `photos/${file}`) && { isInMaking: true }),
    };
  });
}

function groupsWire(name: string, draft: SiteDraft): PartWire['groups'] {
  if (isPage(name)) return [];
  const language = languageOfPart(name);
  const groups: readonly (PlacedGroup & Partial<TextGroup>)[] =
    language === undefined
      ? placedGroups(name, yamlValues(draft.texts[name] ?? ''))
      : dictionaryGroups(name, missingIn(draft, language), draft.texts, draft.sold);
  return groups.map(({ title, says, part, fields }) => ({
    title,
    ...(says && { says }),
    ...(part && { part }),
    fields: fields.map(({ path, label, kind, isOptional, value, near }: TextField) => ({
      path: [...path],
      label: label || (kind === 'follows' ? '' : String(path.at(-1))),
      kind: typeof kind === 'string' ? kind : { oneOf: [...kind.oneOf] },
      ...(isOptional && { isOptional }),
      ...(isValue(value) && { value }),
      ...(near && { near }),
    })),
  }));
}

export function isRemovable(name: string): boolean {
  if (isRoom(name)) return true;
  return isPage(name) && !NEEDED_PAGES.some((needed) => name === `pages/${needed}.md`);
}

/** A value that a field can show: a person's slip may have put anything there. */
function isValue(
  value: unknown,
): value is NonNullable<PartWire['groups'][number]['fields'][number]['value']> {
  if (Array.isArray(value)) return value.every((entry) => typeof entry === 'string');
  return ['string', 'number', 'boolean'].includes(typeof value);
}
