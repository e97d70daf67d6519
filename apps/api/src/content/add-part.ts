import {
  editYaml,
  firstText,
  isRoom,
  pageName,
  partTitle,
  roomId,
  shortName,
  type ValueChange,
  yamlValues,
} from '@motel/content/parts';
import type { Trx } from '../db/index.ts';
import { deskDay } from '../shared/motel-time.ts';
import { refuse } from '../shared/outcome.ts';
import { act, type DeskDeed } from '../staff/index.ts';
import { loadDraft, type SiteDraft } from './draft.ts';
import { isRemovable, keepText, lockPart, partWire } from './edit-part.ts';

/** Begins a page of words in the draft. Refused where there is one of its name. */
export const addPage: DeskDeed<'addSitePage'> = (context, { title }, by) =>
  act(context, 'site', by, async (trx, now) => {
    const draft = await loadDraft(trx);
    const name = pageName(title);
    if (isKnown(draft, name)) refuse('rule-broken', 'page-is-there', { title });
    const text = firstText(title, deskDay(context));
    await keepText(trx, draft, { name, text, author: by.person.name, at: now });
    const answer = partWire(await loadDraft(trx), name);
    return { subject: name, details: `${title}, a new page, in the draft`, after: text, answer };
  });

/** Takes a page of words, or a kind of room, away in the draft. */
export const removePart: DeskDeed<'removeSitePart'> = (context, { name, seen }, by) =>
  act(context, 'site', by, async (trx, now) => {
    const { draft, before } = await lockPart(trx, name, seen);
    const title = partTitle(name, before);
    if (!isRemovable(name)) refuse('rule-broken', 'page-is-needed', { title });
    const author = by.person.name;
    await keepText(trx, draft, { name, text: null, author, at: now });
    if (isRoom(name)) {
      const id = roomId(name);
      await nameRooms(trx, author, now, (ids) => ids.filter((other) => other !== id));
    }
    return { subject: name, details: `${title} away in the draft`, before, answer: { name } };
  });

/** Begins a kind of room in the draft, like another one, with one room. Refused where there is one of its name. */
export const addRoomKind: DeskDeed<'addRoomKind'> = (context, { title, like }, by) =>
  act(context, 'site', by, async (trx, now) => {
    const draft = await loadDraft(trx);
    const id = shortName(title) || 'room';
    const name = `rooms/${id}.yaml`;
    if (isKnown(draft, name)) refuse('rule-broken', 'page-is-there', { title });
    const model = draft.texts[like];
    if (!isRoom(like) || model === undefined) refuse('not-found', 'no-such-part');
    const author = by.person.name;
    const text = editYaml(model, likeAnother(title));
    await keepText(trx, draft, { name, text, author, at: now });
    await nameRooms(trx, author, now, (ids) => [...ids, id]);
    const answer = partWire(await loadDraft(trx), name);
    const details = `${title}, a new kind of room, in the draft`;
    return { subject: name, details, after: text, answer };
  });

/** The fields that a new kind of room does not share with its model. */
function likeAnother(title: string): ValueChange[] {
  return [
    { path: ['title'], value: title },
    { path: ['rooms'], value: 1 },
    ...['numbers', 'fob', 'badge', 'rating', 'reviews', 'favourite', 'plan'].map((key) => ({
      path: [key],
      value: null,
    })),
  ];
}

/** Changes the list of the kinds of room, in the order in which guests see them. */
async function nameRooms(
  trx: Trx,
  author: string,
  at: Date,
  change: (ids: readonly string[]) => readonly string[],
): Promise<void> {
  const draft = await loadDraft(trx);
  const name = 'motel.yaml';
  const text = draft.texts[name] ?? '';
  const { rooms = [] } = yamlValues(text) as { readonly rooms?: readonly string[] };
  const value = change(rooms);
  await keepText(trx, draft, { name, text: editYaml(text, [{ path: ['rooms'], value }]), author, at });
}

function isKnown({ texts, waits }: SiteDraft, name: string): boolean {
  return Object.hasOwn(texts, name) || waits.some((waiting) => waiting.name === name);
}
