import { editYaml, shortName, type ValueChange } from '@motel/content/parts';
import { type MadePhoto, pictureAddress } from '@motel/content/server';
import type { Trx } from '../db/index.ts';
import { keepPictures, makePhotograph } from '../pictures/index.ts';
import { refuse, succeed } from '../shared/outcome.ts';
import { act, type DeskDeed } from '../staff/index.ts';
import { PICTURES as LIST, listedPictures, loadDraft, type SiteDraft } from './draft.ts';
import { keepText, partWire } from './edit-part.ts';

const CAME_FIRST = 'Another photograph of this name came first: add it once more.';

/** Puts a photograph into the draft, with what it shows in words. */
export const addPhotograph: DeskDeed<'addPhotograph'> = async (context, { name, alt, bytes }, by) => {
  const taken = photographsOf(await loadDraft(context.db)).map(({ file }) => file);
  const uploaded = Buffer.from(bytes, 'base64');
  // A PNG keeps its transparent parts.
  const type = uploaded.toString('latin1', 1, 4) === 'PNG' ? 'png' : 'jpg';
  const made = await makePhotograph(`${freeName(name, taken)}.${type}`, uploaded);
  if (!made.ok) return made;
  const { photo, pictures } = made.value;
  const named = `photos/${photo.file}`;
  return act(context, 'site', by, async (trx, now) => {
    if (photographsOf(await loadDraft(trx)).some(({ file }) => file === photo.file))
      return refuse('rule-broken', 'no-photograph', { sentence: CAME_FIRST });
    await keepPictures(trx, pictures);
    await editList(trx, { author: by.person.name, at: now }, (photographs) => [
      { path: ['photographs'], value: [...photographs, photo] },
      { path: ['descriptions', named], value: alt },
    ]);
    const picture = { name: named, src: pictureAddress(named, [photo]), alt };
    const answer = { picture, list: partWire(await loadDraft(trx), LIST) };
    return succeed({ subject: named, details: 'A photograph, in the draft', after: alt, answer });
  });
};

/** Takes a photograph away in the draft. */
export const removePhotograph: DeskDeed<'removePhotograph'> = (context, { name }, by) =>
  act(context, 'site', by, async (trx, now) => {
    const isThere = photographsOf(await loadDraft(trx)).some(({ file }) => name === `photos/${file}`);
    if (!isThere) return refuse('not-found', 'no-such-part');
    await editList(trx, { author: by.person.name, at: now }, (photographs) => {
      const others = photographs.filter(({ file }) => name !== `photos/${file}`);
      return [
        { path: ['photographs'], value: others.length === 0 ? null : others },
        { path: ['descriptions', name], value: null },
      ];
    });
    const answer = { name, list: partWire(await loadDraft(trx), LIST) };
    return succeed({ subject: name, details: 'A photograph away in the draft', answer });
  });

/** Changes the list in the draft; two people who add photographs do it one after the other. */
async function editList(
  trx: Trx,
  by: { readonly author: string; readonly at: Date },
  changes: (photographs: readonly MadePhoto[]) => readonly ValueChange[],
): Promise<void> {
  await trx
    .selectFrom('content_drafts')
    .select('name')
    .where('name', '=', LIST)
    .forUpdate()
    .executeTakeFirst();
  const draft = await loadDraft(trx);
  const text = editYaml(draft.texts[LIST] ?? '', changes(photographsOf(draft)));
  await keepText(trx, draft, { name: LIST, text, ...by });
}

function photographsOf(draft: SiteDraft): readonly MadePhoto[] {
  return listedPictures(draft).photographs;
}

/** A name that no photograph has, by the name of the file that a person chose: `king-bed-2`. */
function freeName(title: string, taken: readonly string[]): string {
  const stems = [title, ...taken].map((name) => name.replace(/\.\w+$/, ''));
  const stem = shortName(stems.shift() ?? '') || 'photograph';
  const names = [stem, ...stems.map((_, at) => `${stem}-${at + 2}`)];
  return names.find((free) => !stems.includes(free)) ?? stem;
}
