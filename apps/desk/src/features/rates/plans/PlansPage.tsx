import type { RateStay } from '@motel/api-client/desk-contracts';
import { Alert, Card, ResponsiveTable, SelectField, useMedia } from '@motel/ui';
import { type ReactNode, useState } from 'react';
import { titlesOf } from '../../../shared/field/fields.ts';
import { submitting } from '../../../shared/field/submitting.ts';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../../shared/parts/Page.tsx';
import { foot } from '../../../shared/sentence/Sentences.css.ts';
import {
  listPage,
  type TypedList,
  TypedListPage,
  useListKeys,
  useTypedList,
} from '../lists/TypedListPage.tsx';
import { PayPreview } from '../preview/PayPreview.tsx';
import { exampleStay, usePreview } from '../preview/preview.tsx';
import { PLACES, PlanEditor } from './PlanEditor.tsx';
import { GuestsSee, PlanStarts } from './PlanStarts.tsx';
import { limits, opener, place, places, row, sides, table } from './Plans.css.ts';
import type { PlanDraft, Plans } from './plan-draft.ts';
import * as plans from './plan-draft.ts';

/** The ways in which rooms are sold (F33–F35), kept by an owner. */
export const PlansPage = listPage('ratePlans', PlansOf);

/** Open instead of a plan: the ways to begin one. */
const NEW = 'a new plan';

function PlansOf({ known }: { readonly known: Plans }) {
  const isPhone = useMedia('phoneOnly');
  const [open, setOpen] = useState<string | undefined>(undefined);
  const list = useTypedList<PlanDraft>({
    version: known.version,
    inForce: () => plans.planDrafts(known),
    changeTo: (drafts) => plans.plansChange(drafts, known.policies),
    inOrder: plans.inTree,
    groupOf: ({ follows }) => follows,
  });
  const { drafts, type } = list;
  const first = isPhone || open === NEW ? undefined : drafts[0];
  const draft = drafts.find(({ id }) => id === open) ?? first;
  const add = useListKeys(
    list,
    'a plan',
    draft,
    ({ id }) => setOpen(id),
    () => setOpen(NEW),
  );
  const begin = (fresh: PlanDraft) => {
    type([...drafts, fresh]);
    setOpen(fresh.id);
  };
  return (
    <TypedListPage title="Plans" list={list} add={add} isSavedWithin>
      {isPhone && open !== undefined ? (
        <DeskButton icon="back" onClick={() => setOpen(undefined)}>
          All plans
        </DeskButton>
      ) : (
        <PlanTable {...{ list, known }} chosen={draft?.id} onChoose={setOpen} />
      )}
      {open === NEW && <PlanStarts drafts={drafts} known={known} onStart={begin} />}
      {draft && <PlanPanels {...{ list, known, draft }} />}
    </TypedListPage>
  );
}

interface ListProps {
  readonly list: TypedList<PlanDraft>;
  readonly known: Plans;
}

interface PlanTableProps extends ListProps {
  /** By its id. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The plans, each below the one that it follows. */
function PlanTable({ list: { drafts }, known, chosen, onChoose }: PlanTableProps) {
  const motel = useMotel();
  const named = (plan: PlanDraft) => (
    <button
      type="button"
      className={opener}
      data-steps={plans.stepsOf(drafts, plan)}
      aria-pressed={plan.id === chosen}
      onClick={() => onChoose(plan.id)}
    >
      {plan.label || 'A new plan'}
    </button>
  );
  const included = ({ includes = {} }: PlanDraft) =>
    known.articles.flatMap(({ id, label }) => (id in includes ? label : [])).join(', ') || '—';
  const limitsOf = (plan: PlanDraft) => {
    const { kinds, nights, except, least } = plans.limitWords(plan, known);
    const others = [except !== 'none' && `not ${except}`, least !== '1 night' && `from ${least}`];
    return [kinds, nights, ...others].filter(Boolean).join(', ');
  };
  const columns: readonly (readonly [string, (plan: PlanDraft) => ReactNode])[] = [
    ['Plan', named],
    ['Price', (plan) => <b>{plans.costWords(motel, plan, drafts)}</b>],
    ['Includes', included],
    ['Cancelling and paying', ({ terms }) => terms],
    ['For', (plan) => <div className={limits}>{limitsOf(plan)}</div>],
    ['Sold', Places],
  ];
  return (
    <Card as="section" padding="none" className={table}>
      <ResponsiveTable
        label="Plans"
        columns={columns.map(([header, cell]) => ({ key: header, header, cell, heading: cell === named }))}
        rows={drafts}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}

function Places({ sold = plans.EVERYWHERE }: PlanDraft) {
  if (sold.length === 0) return 'Not sold any more';
  return (
    <span className={places}>
      {PLACES.filter(({ value }) => sold.includes(value)).map(({ label }) => (
        <span key={label} className={place}>
          <DeskIcon name="check" size="small" />
          {label}
        </span>
      ))}
    </span>
  );
}

/** A plan, and what a guest would pay by it. */
function PlanPanels({ draft, known, list }: ListProps & { readonly draft: PlanDraft }) {
  const { saving, drafts, isTyped, mayChange, change } = list;
  const [asked, setAsked] = useState<Partial<RateStay>>({});
  const plan = isTyped || known.plans.length > 0 ? draft.id : undefined;
  const { minNights = 1 } = plans.ruleOf(draft, 'least') ?? {};
  const soonest = Math.max(7, draft.fromDaysAhead ?? 0);
  const stay = { ...exampleStay(known, draft, soonest, Math.max(2, minNights)), ...asked, plan };
  const effect = usePreview(saving.isSaving ? undefined : { change, stay }, known.version);
  const followed = drafts.find(({ id }) => id === draft.follows);
  const [deed, sold] = draft.sold?.length === 0 ? ['Sell again', undefined] : ['Stop selling', []];
  const sell = () => void saving.save(plans.plansChange(list.withPart(draft, { sold }), known.policies));
  const { [draft.id]: stays = 0 } = known.stays;
  const kept = stays === 1 ? '1 stay already sold keeps its' : `${stays} stays already sold keep their`;
  return (
    <div className={sides}>
      {mayChange && (
        <DeskCard
          title={draft.label}
          aside={followed && `follows ${followed.label}: when its price moves, this one moves too`}
        >
          <form noValidate onSubmit={submitting(() => isTyped && list.save())}>
            <PlanEditor
              {...{ draft, drafts, known }}
              onChange={(part) => list.type(list.withPart(draft, part))}
            >
              <div className={row}>
                <b>Guests see</b>
                <GuestsSee draft={draft} preview={effect.preview} />
              </div>
            </PlanEditor>
            {effect.refusal !== undefined && <Alert tone="error">{effect.refusal}</Alert>}
            <div className={foot}>
              <DeskButton type="submit" variant="solid" shortcut="↵" disabled={!isTyped || saving.isSaving}>
                Save for new bookings
              </DeskButton>
              <DeskButton disabled={saving.isSaving} onClick={sell}>
                {deed}
              </DeskButton>
              {stays > 0 && <span>{`${kept} price.`}</span>}
            </div>
          </form>
        </DeskCard>
      )}
      <PayPreview
        title={
          <SelectField
            label="Room"
            value={stay.room}
            options={titlesOf(known.rooms)}
            onChange={(room) => setAsked({ ...asked, room })}
          />
        }
        stay={stay}
        onStay={({ from, to, party }) => setAsked({ ...asked, from, to, party })}
        effect={effect}
      />
    </div>
  );
}
