import { dateAt } from '@motel/booking-core';
import { begunTexts, partTitle } from '@motel/content/parts';
import { filesOfFolder, folderPictures, folderTexts, PLAIN_FOLDER, unsoldTexts } from '@motel/content/server';
import { hasBookings } from '../booking/index.ts';
import type { Trx } from '../db/index.ts';
import { syncProperties } from '../inventory/index.ts';
import { hashesOf, keepPictures, missingAmong } from '../pictures/index.ts';
import { syncTariff } from '../rates/index.ts';
import { retireRooms, syncRooms } from '../rooms/index.ts';
import { refuse } from '../shared/outcome.ts';
import {
  act,
  type ByPerson,
  type DeskAnswer,
  type DeskContext,
  type DeskDeed,
  type DeskReading,
} from '../staff/index.ts';
import { inMakingSentence, loadDraft, PICTURES, type SiteDraft } from './draft.ts';
import { siteMistakes } from './edit-part.ts';
import {
  contentOf,
  contentVersion,
  currencyOfStays,
  lastContentVersion,
  type NewContentVersion,
  seenOf,
  writeContentVersion,
} from './published.ts';

/** Publishes what waits. Refused where a part has mistakes, or waits otherwise than the person saw. */
export const publishSite: DeskDeed<'publishSite'> = async (context, { version, parts }, by) =>
  publishedBy(context, by, async (trx) => {
    const draft = await loadDraft(trx);
    const { waits, texts } = draft;
    const isAsSeen =
      waits.length === parts.length &&
      waits.every(({ name, text }) => parts.some((part) => part.name === name && part.seen === seenOf(text)));
    if (draft.published.version !== version || !isAsSeen) return changedMeanwhile(draft);
    const [unfinished] = draft.inMaking;
    if (unfinished !== undefined) {
      const sentence = inMakingSentence(unfinished);
      refuse('rule-broken', 'site-has-mistakes', { title: partTitle(PICTURES), sentence });
    }
    const titles = waits.map(({ name, text }) => partTitle(name, text));
    await trx.deleteFrom('content_drafts').execute();
    const { pictures } = draft.published;
    return withoutMistakes({ after: version, note: titles.join(', '), texts, pictures });
  });

/** Publishes an earlier version again; what waits stays. */
export const goBackSite: DeskDeed<'goBackSite'> = async (context, { version, to }, by) =>
  publishedBy(context, by, async (trx) => {
    const draft = await loadDraft(trx);
    if (draft.published.version !== version) return changedMeanwhile(draft);
    // The database knows no number that is much larger.
    const earlier = to < version ? await contentVersion(trx, to) : undefined;
    if (earlier === undefined) refuse('not-found', 'no-such-version');
    const { texts, pictures } = earlier;
    return withoutMistakes({ after: version, note: `Back to version ${to}`, texts, pictures });
  });

/** Publishes a content of files in the place of the whole, with the prices of nights that it states. Refused where they have a mistake, or are no content. */
export const importSite: DeskDeed<'importSite'> = async (context, { version, texts, pictures }, by) =>
  publishedBy(context, by, async (trx) => {
    const draft = await loadDraft(trx);
    if (draft.published.version !== version) return changedMeanwhile(draft);
    const asked = Object.entries(pictures).map(([path, hash]) => ({ path, hash }));
    const [missing] = await missingAmong(trx, asked);
    if (missing !== undefined) refuse('not-found', 'no-such-picture', { path: missing.path });
    const isAnotherMotel = unsoldTexts(texts) !== texts;
    if (isAnotherMotel && !(await hasBookings(trx))) await retireRooms(trx, context.clock.now());
    return withoutMistakes({ after: version, note: 'A folder of files', texts, pictures, isAnotherMotel });
  });

interface NextContent extends Omit<NewContentVersion, 'author'> {
  /** Its prices and taxes are its own, whatever the desk has set for rooms of the same names. @default false */
  readonly isAnotherMotel?: boolean;
}

/** Publishes a content in one transaction with what the motel sells by it; then this process shows it. */
async function publishedBy(
  context: DeskContext,
  by: ByPerson,
  plan: (trx: Trx) => Promise<NextContent>,
): Promise<DeskAnswer<'publishSite'>> {
  const done = await act(context, 'site', by, async (trx, now) => {
    const { after, note, texts, pictures, isAnotherMotel = false } = await plan(trx);
    const currency = await currencyOfStays(trx, await lastContentVersion(trx), texts);
    if (currency !== undefined) refuse('rule-broken', 'currency-of-stays', { currency });
    const author = by.person.name;
    const kept = { after, author, note, texts: unsoldTexts(texts), pictures };
    const isNext = await writeContentVersion(trx, kept, now);
    if (!isNext) return changedMeanwhile(await loadDraft(trx));
    const motel = contentOf(texts);
    const { properties, tariff, roomNumbers } = motel;
    await syncProperties(trx, properties, motel, dateAt(now.getTime(), motel.houseRules.timeZone));
    await syncRooms(trx, properties, now, roomNumbers);
    await syncTariff(trx, tariff, now, { isAnotherMotel });
    const version = after + 1;
    return { subject: `version ${version}`, details: note, answer: { version } };
  });
  await context.shown.follow();
  return done;
}

type Paid = { readonly payments: { readonly name: string } };

/** Reads what the site of an owner's answers will say, from the same policies that its pages show. */
export const readBegin: DeskReading<'readBegin', Paid> = async ({ payments }, answers) => {
  const isRehearsal = payments.name === 'embedded';
  const texts = begunTexts(folderTexts(filesOfFolder(PLAIN_FOLDER)), answers);
  const [mistake] = siteMistakes(texts, hashesOf(folderPictures(PLAIN_FOLDER)));
  if (mistake !== undefined) return { isRehearsal, mistake: mistake.sentence, says: [] };
  const { policies } = contentOf(texts);
  const { checkIn, checkOut, quietHours, visitors, cancellation, lateCancellation, refunds } = policies;
  const { paying, petFee, extraPersons, children, smoking } = policies;
  return {
    isRehearsal,
    says: [
      { about: 'hours', sentences: [checkIn, checkOut, quietHours, visitors] },
      { about: 'plans', sentences: [cancellation, lateCancellation, refunds] },
      { about: 'paying', sentences: [paying] },
      { about: 'guests', sentences: [children, extraPersons, petFee, smoking] },
    ],
  };
};

function withoutMistakes(next: NextContent): NextContent {
  const [mistake] = siteMistakes(next.texts, next.pictures);
  if (mistake === undefined) return next;
  const { name, sentence } = mistake;
  refuse('rule-broken', 'site-has-mistakes', { title: partTitle(name, next.texts[name]), sentence });
}

function changedMeanwhile({ published: { author, note }, waits: [last] }: SiteDraft): never {
  const change =
    last === undefined
      ? { who: author, details: note }
      : { who: last.author, details: partTitle(last.name, last.text) };
  refuse('changed-meanwhile', 'changed-meanwhile', change);
}

/** Publishes a motel of its owner's answers in place of the shown one. Refused with stays, or for a mistake. */
export const beginSite: DeskDeed<'beginSite'> = async (context, answers, by) => {
  const plain = folderPictures(PLAIN_FOLDER);
  const texts = begunTexts(folderTexts(filesOfFolder(PLAIN_FOLDER)), answers);
  return publishedBy(context, by, async (trx) => {
    if (await hasBookings(trx)) refuse('rule-broken', 'motel-has-stays');
    const pictures = await keepPictures(trx, plain);
    await trx.deleteFrom('content_drafts').execute();
    await retireRooms(trx, context.clock.now());
    const { published } = await loadDraft(trx);
    return withoutMistakes({
      after: published.version,
      note: answers.name,
      texts,
      pictures,
      isAnotherMotel: true,
    });
  });
};
