import type { AnswerOf, ArticleWire, DeskCalls } from '@motel/api-client/desk-contracts';
import { dollarDigits, parseDollars } from '@motel/booking-core';
import { Checkbox, SelectField, TextField } from '@motel/ui';
import { CheckBoxes } from '../../../shared/field/CheckBoxes.tsx';
import { fieldsOf, optionsOf } from '../../../shared/field/fields.ts';
import { asRead, dollarReadings, whichOne } from '../../../shared/field/typed-amount.tsx';
import { type DeskMotel, useMotel } from '../../../shared/motel.tsx';
import { DeskButton, DeskCard, PageHead } from '../../../shared/parts/Page.tsx';
import { idOf } from '../../../shared/taxes/tax-id.ts';
import { useDesk } from '../../../shared/wire/calls.ts';
import { nextKey } from '../draft.ts';
import { fields, form, list as listed, row, soft } from './Taxes.css.ts';
import { TypedListPage, useTypedList } from './TypedListPage.tsx';

type Articles = AnswerOf<DeskCalls['articles']>;

type ArticleDraft = ReturnType<typeof draftOf>;

/** An article as it is typed. @param key of the form @param article absent for a new one */
function draftOf(key: number, article: Partial<ArticleWire> = {}) {
  const { id = '', label = '', price = '', isCredit = false, taxes = [], stock = '' } = article;
  return {
    key,
    /** Empty for a new one. */
    id,
    label,
    /** Empty where each charge says its amount. */
    price: priceText(price),
    isCredit,
    taxes,
    /** Guests may order it with a stay: once, or for each night. */
    offered: article.offered ?? ('no' as const),
    /** The most of it on a night; empty: any number. */
    stock: `${stock}`,
  };
}

/** `8.5` as `8.50`, a whole amount as it is. */
function priceText(price: string | number): string {
  const amount = parseDollars(price);
  return amount === undefined ? `${price}` : dollarDigits(amount);
}

/** The articles as the tariff takes them; the server says in a sentence what cannot be. */
function articlesOf(motel: DeskMotel, drafts: readonly ArticleDraft[]): ArticleWire[] {
  const articles: ArticleWire[] = [];
  for (const { id, label, price, isCredit, taxes, offered, stock } of drafts) {
    const isOffered = offered !== 'no' && !isCredit;
    articles.push({
      id: id || idOf(`article ${label}`, articles),
      label: label.trim(),
      price: asRead(price, dollarReadings(motel, price)) || undefined,
      isCredit: isCredit || undefined,
      taxes: isCredit || taxes.length === 0 ? undefined : taxes,
      offered: isOffered ? offered : undefined,
      stock: isOffered && stock.trim() !== '' ? Number(stock) : undefined,
    });
  }
  return articles;
}

/** The articles that the desk charges besides a stay (F29), kept by an owner. */
export function ArticlesPage() {
  const { data } = useDesk('articles', {});
  if (data === undefined) return <PageHead title="Rates" />;
  return <ArticlesOf known={data} />;
}

function ArticlesOf({ known }: { readonly known: Articles }) {
  const motel = useMotel();
  const list = useTypedList({
    version: known.version,
    inForce: () => known.articles.map((article, key) => draftOf(key, article)),
    changeTo: (drafts) => ({ kind: 'articles', articles: articlesOf(motel, drafts) }),
  });
  const { drafts, type, mayChange } = list;
  const add = (
    <DeskButton icon="plus" onClick={() => type([...drafts, draftOf(nextKey(drafts))])}>
      Add an article
    </DeskButton>
  );
  return (
    <TypedListPage
      title="Articles and fees"
      note="what the desk charges besides a stay"
      list={list}
      add={add}
    >
      <DeskCard title="Articles" count={drafts.length}>
        <ul className={listed}>
          {drafts.map((draft, at) => (
            <li key={draft.key} className={row}>
              <ArticleFields
                draft={draft}
                taxes={known.taxes}
                onChange={mayChange ? (part) => type(drafts.with(at, { ...draft, ...part })) : undefined}
                onRemove={() => type(drafts.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ul>
        <p className={form}>
          <span className={soft}>
            Laundry, firewood, a lost key; or goodwill, which comes off. Stays keep what was charged on them.
          </span>
        </p>
      </DeskCard>
    </TypedListPage>
  );
}

const OFFERED = optionsOf({ no: 'No', stay: 'For the whole stay', night: 'For each night' });

interface ArticleFieldsProps {
  readonly draft: ArticleDraft;
  readonly taxes: Articles['taxes'];
  /** Absent for a person who may not. */
  readonly onChange: ((part: Partial<ArticleDraft>) => void) | undefined;
  readonly onRemove: () => void;
}

function ArticleFields({ draft, taxes, onChange, onRemove }: ArticleFieldsProps) {
  const name = draft.label || 'the new article';
  const motel = useMotel();
  if (onChange === undefined) return <p className={form}>{`${name} ${draft.price}`}</p>;
  const ways = dollarReadings(motel, draft.price);
  const field = fieldsOf(draft, onChange);
  return (
    <fieldset className={form} aria-label={name}>
      <div className={fields}>
        <TextField label="Name" maxLength={60} {...field('label')} />
        <TextField
          label="Price of one"
          hint={whichOne(ways, (price) => onChange({ price })) ?? 'Empty: each charge says it'}
          inputMode="decimal"
          {...field('price')}
        />
        <Checkbox
          label="A credit: it comes off"
          checked={draft.isCredit}
          onChange={(isCredit) => onChange({ isCredit })}
        />
        <DeskButton size="small" variant="bad" onClick={onRemove}>
          {`Remove ${name}`}
        </DeskButton>
      </div>
      {!draft.isCredit && (
        <>
          <div className={fields}>
            <SelectField
              label="Guests may order it"
              hint="While they book; it is in their price"
              options={OFFERED}
              {...field('offered')}
            />
            {draft.offered !== 'no' && (
              <TextField
                label="The most on a night"
                hint="Empty: any number"
                inputMode="numeric"
                {...field('stock')}
              />
            )}
          </div>
          <CheckBoxes
            className={fields}
            options={taxes.map(({ id, label }) => ({ value: id, label: `Pays ${label}` }))}
            chosen={draft.taxes}
            onChange={(chosen) => onChange({ taxes: chosen })}
          />
        </>
      )}
    </fieldset>
  );
}
