import { CheckBoxes } from '../../../shared/field/CheckBoxes.tsx';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton, DeskCard, PageHead } from '../../../shared/parts/Page.tsx';
import { Choice, TypedChoice } from '../../../shared/sentence/Choice.tsx';
import { Sentences } from '../../../shared/sentence/Sentences.tsx';
import { useDesk } from '../../../shared/wire/calls.ts';
import { boxes } from '../../../shared/wishes/TraitBoxes.css.ts';
import { nextKey } from '../draft.ts';
import { buttons, form, soft } from '../lists/Taxes.css.ts';
import { TypedListPage, useTypedList } from '../lists/TypedListPage.tsx';
import { DateFields } from '../preview/PayPreview.tsx';
import * as rules from './demand-rules.ts';

/** The prices that change with what is sold, or at the last minute (F38), kept by an owner. */
export function DemandPage() {
  const { data } = useDesk('rateDemand', {});
  if (data === undefined) return <PageHead title="Rates" />;
  return <DemandOf known={data} />;
}

function DemandOf({ known }: { readonly known: rules.Demand }) {
  const motel = useMotel();
  const nameOf = (rule: Partial<rules.DemandDraft>) => rules.ruleWords(motel, rule).name;
  const list = useTypedList<rules.DemandDraft>({
    version: known.version,
    inForce: () => known.rules.map((rule, key) => ({ ...rule, key })),
    changeTo: (drafts) => ({
      kind: 'demand',
      rules: drafts.map(({ key: _, ...rule }) => ({ ...rule, name: nameOf(rule) })),
    }),
  });
  const { drafts, type, mayChange } = list;
  const starts = Object.entries(rules.STARTS).map(([title, start]) => (
    <DeskButton key={title} icon="plus" onClick={() => type([...drafts, { ...start, key: nextKey(drafts) }])}>
      {title}
    </DeskButton>
  ));
  return (
    <TypedListPage title="Prices by demand" list={list}>
      {drafts.map((draft, at) => (
        <DeskCard
          key={draft.key}
          title={nameOf(draft)}
          aside={
            mayChange && (
              <DeskButton size="small" onClick={() => type(drafts.toSpliced(at, 1))}>
                Remove
              </DeskButton>
            )
          }
        >
          <RuleSentences
            {...{ draft, known }}
            onChange={mayChange && ((part) => type(drafts.with(at, { ...draft, ...part })))}
          />
        </DeskCard>
      ))}
      <DeskCard title="Add a rule">
        <div className={form}>
          {mayChange && <div className={buttons}>{starts}</div>}
          <span className={soft}>
            From the top, each rule changes what the one before it made of the price; plans follow. Rooms for
            which guests are still paying count as free, and what is sold keeps its price.
          </span>
        </div>
      </DeskCard>
    </TypedListPage>
  );
}

interface RuleSentencesProps {
  readonly draft: rules.DemandDraft;
  readonly known: rules.Demand;
  /** Not for a person who may not. */
  readonly onChange: false | ((part: Partial<rules.DemandDraft>) => void);
}

function RuleSentences({ draft, known, onChange }: RuleSentencesProps) {
  const motel = useMotel();
  const before = known.rules[draft.key] ?? draft;
  const choiceOf = (name: rules.ChoiceName) => {
    const [label, usual] = rules.CHOICES[name];
    const value = rules.valueIn(motel, known, name, draft);
    const wordsOf = (one: string) => rules.wordsFor(motel, name, one);
    if (!onChange) return <strong>{wordsOf(value)}</strong>;
    const choose = (next: string) => onChange(rules.partFor(motel, name, next));
    return (
      <Choice
        label={label}
        value={wordsOf(value)}
        options={usual.split('; ').map((one) => ({ value: one, label: wordsOf(one) }))}
        chosen={value}
        isChanged={value !== rules.valueIn(motel, known, name, before)}
        onChoose={choose}
      >
        {name === 'nights' && <DateFields {...draft} onChange={onChange} />}
        {name === 'kinds' && (
          <CheckBoxes
            className={boxes}
            options={known.rooms.map(({ id, title }) => ({ value: id, label: title }))}
            chosen={draft.room ?? []}
            onChange={(some) => onChange({ room: some.length === 0 ? undefined : [...some] })}
          />
        )}
        {['more', 'floor', 'ceiling'].includes(name) && (
          <TypedChoice
            label={name === 'more' ? 'Another: $12, -$12 or 12%' : 'An amount'}
            read={(text) => rules.readValues(motel, name, text)}
            onRead={choose}
          />
        )}
      </Choice>
    );
  };
  const names = Object.keys(rules.CHOICES) as rules.ChoiceName[];
  const choices = Object.fromEntries(names.map((name) => [name, choiceOf(name)]));
  return <Sentences says={rules.ruleWords(motel, draft).says} choices={choices} />;
}
