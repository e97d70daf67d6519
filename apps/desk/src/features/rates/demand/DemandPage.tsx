import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../../shared/parts/Page.tsx';
import { DraftSentences } from '../../../shared/sentence/Sentences.tsx';
import { nextKey } from '../draft.ts';
import { BillCard } from '../lists/BillCard.tsx';
import { buttons, form, sides, soft, stack } from '../lists/Taxes.css.ts';
import { listPage, TypedListPage, useTypedList } from '../lists/TypedListPage.tsx';
import * as rules from './demand-rules.tsx';

/** The prices that change with what is sold, or at the last minute (F38), kept by an owner. */
export const DemandPage = listPage('rateDemand', DemandOf);

function DemandOf({ known }: { readonly known: rules.Demand }) {
  const motel = useMotel();
  const nameOf = (rule: Partial<rules.DemandDraft>) => rules.ruleWords(motel, rule).name;
  const choices = rules.ruleChoices(motel, known);
  const inForce = () => known.demand.map((rule, key): rules.DemandDraft => ({ ...rule, key }));
  const changeTo = (drafts: readonly rules.DemandDraft[]) => ({
    kind: 'lists' as const,
    demand: drafts.map(({ key: _, ...rule }) => ({ ...rule, name: nameOf(rule) })),
  });
  const list = useTypedList<rules.DemandDraft>({ version: known.version, inForce, changeTo });
  const { drafts, type, moved, mayChange } = list;
  const starts = Object.entries(rules.STARTS).map(([title, start]) => (
    <DeskButton key={title} icon="plus" onClick={() => type([...drafts, { ...start, key: nextKey(drafts) }])}>
      {title}
    </DeskButton>
  ));
  return (
    <TypedListPage title="Prices by demand" list={list}>
      <div className={sides}>
        <div className={stack}>
          {drafts.map((draft, at) => (
            <DeskCard
              key={draft.key}
              title={nameOf(draft)}
              aside={
                mayChange && (
                  <span className={buttons}>
                    {at > 0 && (
                      <DeskButton size="small" onClick={() => type(moved(draft, -1))}>
                        Move up
                      </DeskButton>
                    )}
                    <DeskButton size="small" onClick={() => type(drafts.toSpliced(at, 1))}>
                      Remove
                    </DeskButton>
                  </span>
                )
              }
            >
              <DraftSentences
                {...{ draft, choices }}
                says={rules.ruleWords(motel, draft).says}
                before={inForce().find(({ key }) => key === draft.key) ?? draft}
                onChange={mayChange ? (part) => type(drafts.with(at, { ...draft, ...part })) : undefined}
              />
            </DeskCard>
          ))}
          <DeskCard title="Add a rule">
            <div className={form}>
              {mayChange && <div className={buttons}>{starts}</div>}
              <span className={soft}>
                From the top, each rule changes what the one before it made of the price; plans follow. Rooms
                for which guests are still paying count as free, and what is sold keeps its price.
              </span>
            </div>
          </DeskCard>
        </div>
        <BillCard change={changeTo(drafts)} known={known} />
      </div>
    </TypedListPage>
  );
}
