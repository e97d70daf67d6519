import { mayDo } from '@motel/api-client/desk-contracts';
import { Alert, Checkbox, SelectField, TextField } from '@motel/ui';
import { useState } from 'react';
import { CheckBoxes } from '../../../shared/field/CheckBoxes.tsx';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { useMe } from '../../../shared/me/use-me.ts';
import { DeskButton, DeskLink } from '../../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../../shared/parts/DeskCard.tsx';
import { PageHead } from '../../../shared/parts/PageHead.tsx';
import { useDesk } from '../../../shared/wire/use-desk.ts';
import { RateDone } from '../RateDone.tsx';
import { fields, form, list, row, soft, stack } from '../taxes/Taxes.css.ts';
import { useRateChange } from '../use-rate-change.ts';
import { type ArticleDraft, type Articles, articlesOf, draftsOf, newDraft } from './article-draft.ts';

/** The articles that the desk charges besides a stay (F29), kept by an owner. */
export function ArticlesPage() {
  const { data } = useDesk('articles', {});
  if (data === undefined) return <PageHead title="Articles" />;
  return <ArticlesOf known={data} />;
}

function ArticlesOf({ known }: { readonly known: Articles }) {
  const me = useMe();
  const mayChange = me !== undefined && mayDo(me.person, 'owner');
  const saving = useRateChange(known.version);
  const [typed, setTyped] = useState<readonly ArticleDraft[] | undefined>(undefined);
  const drafts = typed ?? draftsOf(known);
  const type = (next: readonly ArticleDraft[]) => {
    saving.begin();
    setTyped(next);
  };
  const save = async () => {
    if (await saving.save({ kind: 'articles', articles: articlesOf(drafts) })) setTyped(undefined);
  };
  return (
    <>
      <PageHead
        title="Articles"
        note="what the desk charges besides a stay"
        end={
          <>
            <DeskLink to="/rates" icon="back">
              Rates
            </DeskLink>
            {mayChange && (
              <>
                <DeskButton icon="plus" onClick={() => type([...drafts, newDraft(drafts)])}>
                  Add an article
                </DeskButton>
                <DeskButton
                  variant="solid"
                  disabled={typed === undefined || saving.isSaving}
                  onClick={() => void save()}
                >
                  {`Use these ${drafts.length} now`}
                </DeskButton>
              </>
            )}
          </>
        }
      />
      <div className={stack}>
        <RateDone saving={saving} />
        {saving.problem && <Alert tone="error">{saving.problem.message}</Alert>}
        {!mayChange && (
          <Alert tone="info" icon={<DeskIcon name="lock" />}>
            Only an owner changes articles.
          </Alert>
        )}
        <DeskCard title="Articles" count={drafts.length}>
          <ul className={list}>
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
              Laundry, firewood, a lost key; or goodwill, which comes off. Stays keep what was charged on
              them.
            </span>
          </p>
        </DeskCard>
      </div>
    </>
  );
}

const OFFERED = [
  { value: 'no', label: 'No' },
  { value: 'stay', label: 'For the whole stay' },
  { value: 'night', label: 'For each night' },
] as const;

interface ArticleFieldsProps {
  readonly draft: ArticleDraft;
  readonly taxes: Articles['taxes'];
  /** Absent for a person who may not. */
  readonly onChange: ((part: Partial<ArticleDraft>) => void) | undefined;
  readonly onRemove: () => void;
}

function ArticleFields({ draft, taxes, onChange, onRemove }: ArticleFieldsProps) {
  const name = draft.label || 'the new article';
  if (onChange === undefined) return <p className={form}>{`${name} ${draft.price}`}</p>;
  return (
    <fieldset className={form} aria-label={name}>
      <div className={fields}>
        <TextField
          label="Name"
          value={draft.label}
          maxLength={60}
          onChange={(label) => onChange({ label })}
        />
        <TextField
          label="Price of one"
          hint="Empty: each charge says it"
          inputMode="decimal"
          value={draft.price}
          onChange={(price) => onChange({ price })}
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
        <div className={fields}>
          <SelectField
            label="Guests may order it"
            hint="While they book; it is in their price"
            value={draft.offered}
            options={OFFERED}
            onChange={(offered) => onChange({ offered })}
          />
          {draft.offered !== 'no' && (
            <TextField
              label="The most on a night"
              hint="Empty: any number"
              inputMode="numeric"
              value={draft.stock}
              onChange={(stock) => onChange({ stock })}
            />
          )}
        </div>
      )}
      {!draft.isCredit && (
        <CheckBoxes
          className={fields}
          options={taxes.map(({ id, label }) => ({ value: id, label: `Pays ${label}` }))}
          chosen={draft.taxes}
          onChange={(chosen) => onChange({ taxes: chosen })}
        />
      )}
    </fieldset>
  );
}
