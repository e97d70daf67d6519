import { Checkbox, SelectField, TextField } from '@motel/ui';
import { CheckBoxes } from '../../../shared/field/CheckBoxes.tsx';
import { fieldsOf } from '../../../shared/field/fields.ts';
import { useShortcuts } from '../../../shared/keyboard/use-shortcuts.ts';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../../shared/parts/Page.tsx';
import { Segments } from '../../../shared/parts/Segments.tsx';
import { nextKey } from '../draft.ts';
import { editor, group, paid } from './Articles.css.ts';
import * as articles from './article-draft.ts';
import { BillCard } from './BillCard.tsx';
import { list as listed, sides, soft } from './Taxes.css.ts';
import { PER, TaxForm } from './TaxForm.tsx';
import { listPage, OpenRow, TypedListPage, useTypedList } from './TypedListPage.tsx';

type Draft = articles.ArticleDraft;

const TAKERS = [
  ['everyone', 'Everyone', 'Always on the bill', 'shown in the price from the first search'],
  ['guests', 'Guests', 'Guests may add it', 'while they book'],
  ['desk', 'The desk', 'Only at the desk', 'a clerk puts it on the bill'],
] as const;

/** The articles that guests order or the desk charges (F29, F31), and the fees of every stay (F39), kept by an owner. */
export const ArticlesPage = listPage('articles', ArticlesOf);

function ArticlesOf({ known }: { readonly known: articles.Articles }) {
  const motel = useMotel();
  const changeTo = (drafts: readonly Draft[]) => articles.articlesChange(motel, drafts);
  const list = useTypedList<Draft>({
    version: known.version,
    inForce: () => articles.articleDrafts(known),
    changeTo,
  });
  const { drafts, type, mayChange } = list;
  const add = () => {
    const fresh = articles.articleDraft(nextKey(drafts), 'desk');
    type([...drafts, fresh]);
    list.setOpen(fresh.key);
  };
  useShortcuts({ a: ['Add an article or a fee', () => mayChange && add()] });
  const rowOf = (draft: Draft) => (
    <OpenRow
      key={draft.key}
      list={list}
      of={draft}
      name={draft.label || 'the new one'}
      cells={<Cells draft={draft} known={known} />}
    >
      <ArticleFields
        {...{ draft, known }}
        onChange={(part) => type(list.withPart(draft, part))}
        onRemove={() => type(drafts.filter((one) => one !== draft))}
      />
    </OpenRow>
  );
  const button = (
    <DeskButton icon="plus" shortcut="A" onClick={add}>
      Add
    </DeskButton>
  );
  return (
    <TypedListPage title="Articles and fees" list={list} add={button}>
      <div className={sides}>
        <DeskCard title="On the bill" count={drafts.length} aside="Stays keep what was charged on them">
          {TAKERS.map(([who, , title, aside]) => (
            <section key={who} hidden={drafts.every((draft) => draft.group !== who)}>
              <h3 className={group}>
                {title} <span className={soft}>{aside}</span>
              </h3>
              <ul className={listed}>{drafts.filter((draft) => draft.group === who).map(rowOf)}</ul>
            </section>
          ))}
        </DeskCard>
        <BillCard
          change={changeTo(drafts)}
          known={known}
          room={drafts.find(({ key }) => key === list.open)?.rooms[0]}
        />
      </div>
    </TypedListPage>
  );
}

interface DraftProps {
  readonly draft: Draft;
  readonly known: articles.Articles;
}

function Cells({ draft, known: { rooms, taxes } }: DraftProps) {
  const some = rooms.flatMap(({ id, title }) => (draft.rooms.includes(id) ? title : []));
  return (
    <>
      <span>
        <strong>{draft.label || 'A new one'}</strong>
        <br />
        <span className={soft}>{draft.isCredit ? 'comes off the bill' : some.join(', ')}</span>
      </span>
      <span>{articles.costWords(useMotel(), draft)}</span>
      <span className={paid}>
        {taxes.map(({ id, label }) => draft.taxes.includes(id) && <i key={id}>{label}</i>)}
      </span>
    </>
  );
}

interface ArticleFieldsProps extends DraftProps {
  readonly onChange: (part: Partial<Draft>) => void;
  readonly onRemove: () => void;
}

function ArticleFields({ draft, known, onChange, onRemove }: ArticleFieldsProps) {
  const { who, label, rooms, isCredit } = draft;
  const field = fieldsOf(draft, onChange);
  const isFee = who === 'everyone';
  const ids = known.rooms.map(({ id }) => id);
  const ofRooms = known.taxes.flatMap(({ id, isOfRooms }) => (isOfRooms ? id : []));
  const offer = (
    <>
      <SelectField label="How often" options={PER} {...field('per')} />
      <TextField label="The most on a night" mark="Optional" inputMode="numeric" {...field('stock')} />
    </>
  );
  const charge = (
    <Checkbox
      label="A credit: it comes off"
      hint="Without an amount, each charge says it"
      checked={isCredit}
      onChange={(isOn) => onChange({ isCredit: isOn })}
    />
  );
  return (
    <fieldset className={editor} aria-label={label || 'the new one'}>
      <Segments
        label="Who takes it"
        options={TAKERS.map(([value, title]) => ({ value, label: title }))}
        value={who}
        onChange={(next) => onChange({ who: next, ...(next === 'everyone' && { taxes: ofRooms }) })}
      />
      <TaxForm
        {...{ draft, onChange, onRemove }}
        isTax={false}
        rest={isFee ? undefined : who === 'guests' ? offer : charge}
      >
        {isFee && (
          <CheckBoxes
            options={known.rooms.map(({ id, title }) => ({ value: id, label: `In ${title}` }))}
            chosen={rooms.length === 0 ? ids : rooms}
            onChange={(chosen) => onChange({ rooms: chosen.length < ids.length ? [...chosen] : [] })}
          />
        )}
        {!(who === 'desk' && isCredit) && (
          <CheckBoxes
            options={known.taxes.map(({ id, label: tax }) => ({ value: id, label: `Pays ${tax}` }))}
            chosen={draft.taxes}
            onChange={field('taxes').onChange}
          />
        )}
        {isFee && <span className={soft}>A fee no one can refuse starts with the room’s taxes.</span>}
      </TaxForm>
    </fieldset>
  );
}
