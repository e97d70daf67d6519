import type { AnswerTo, ArticleWire, FeeWire, HouseFeeWire } from '@motel/api-client/desk-contracts';
import { dollarDigits, parseDollars } from '@motel/booking-core';
import { dollarReadings } from '../../../shared/field/typed-amount.tsx';
import type { DeskMotel } from '../../../shared/motel.tsx';
import { idOf } from '../../../shared/taxes/tax-id.ts';
import { signedMoney } from '../calendar.ts';
import { draftOf, taxOf } from './tax-draft.ts';

export type Articles = AnswerTo<'articles'>;
export type ArticleDraft = ReturnType<typeof articleDraft>;

/** Every stay pays a fee of the house (F39); guests order an article (F31), or a clerk charges it (F29). */
export type Taker = 'everyone' | 'guests' | 'desk';

type Entry = Pick<FeeWire, 'id' | 'amount'> & Pick<Partial<ArticleWire>, 'taxes' | 'isCredit' | 'stock'>;

export function articleDrafts({ fees, articles }: Articles): ArticleDraft[] {
  const offers = articles.map(({ price, offered, ...one }) => ({ ...one, amount: price, per: offered }));
  return [
    ...fees.map((fee, key) => articleDraft(key, 'everyone', fee)),
    ...offers.map((one, at) => articleDraft(fees.length + at, one.per ? 'guests' : 'desk', one)),
  ];
}

/** An article or a fee as it is typed. */
export function articleDraft(key: number, who: Taker, entry: Entry = { id: '' }) {
  const { taxes = [], isCredit = false, stock = '', ...was } = entry;
  const byRoom = typeof was.amount === 'object' ? was.amount : undefined;
  const [one, ...others] = new Set(byRoom ? Object.values(byRoom) : [was.amount]);
  const cents = parseDollars(one);
  // `8.5` as `8.50`; rooms that have different amounts have none in the field.
  const figure = others.length > 0 ? '' : cents === undefined ? `${one ?? ''}` : dollarDigits(cents);
  return {
    ...draftOf(was, key, [], []),
    ...{ who, figure, taxes, isCredit },
    /** Until it is saved it stays in its place. */
    group: who,
    /** Empty: all. */
    rooms: Object.keys(byRoom ?? {}),
    /** The most of it on a night; empty: any number. */
    stock: `${stock}`,
  };
}

/** The articles and fees as the tariff takes them; the server says in a sentence what cannot be. */
export function articlesChange(motel: DeskMotel, drafts: readonly ArticleDraft[]) {
  const [articles, fees]: [ArticleWire[], HouseFeeWire[]] = [[], []];
  const ids = drafts.map(({ was }) => was);
  for (const { who, taxes, rooms, isCredit, stock, ...draft } of drafts) {
    const was = { ...draft.was, id: draft.was.id || idOf(`article ${draft.label}`, ids) };
    ids.push(was);
    const { tax: _, amount, ...fee } = taxOf(motel, { ...draft, was }, [], []);
    const isOne = typeof amount !== 'object';
    const byRoom = isOne && rooms.length > 0 && Object.fromEntries(rooms.map((room) => [room, amount ?? '']));
    const [most, label] = [stock.trim() === '' ? undefined : Number(stock), draft.label.trim()];
    const article = { id: was.id, label, taxes, price: (isOne && amount) || undefined };
    if (who === 'everyone') fees.push({ ...fee, taxes, amount: byRoom || (amount ?? '') });
    else if (who === 'guests') articles.push({ ...article, offered: draft.per, stock: most });
    else articles.push({ ...article, ...(isCredit && { isCredit, taxes: undefined }) });
  }
  return { kind: 'lists' as const, articles, fees };
}

/** `$25.00 a stay`, `$8.50 a person, a night`; `by room` where rooms have different prices, `asked` where each charge says it. */
export function costWords(motel: DeskMotel, { who, figure, each, per, rooms }: ArticleDraft): string {
  const [amount] = dollarReadings(motel, figure);
  if (amount === undefined) return rooms.length > 0 ? 'by room' : 'asked';
  const unit = each !== '' && `${each === 'adult' ? 'an' : 'a'} ${each}`;
  const units = [unit, (per === 'night' || !unit) && `a ${per}`].filter(Boolean).join(', ');
  return `${signedMoney(motel, amount)} ${who === 'desk' ? 'each' : units}`;
}
