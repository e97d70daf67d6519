import type { AskedOf } from '@motel/api-client';
import type { AnswerTo, DeskCalls, RateChange } from '@motel/api-client/desk-contracts';
import { Alert, useMedia } from '@motel/ui';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { useShortcuts } from '../../../shared/keyboard/use-shortcuts.ts';
import { useMay } from '../../../shared/me/use-me.ts';
import { DeskButton, PageHead } from '../../../shared/parts/Page.tsx';
import { useDesk } from '../../../shared/wire/calls.ts';
import { nextStep } from '../month/RateList.css.ts';
import { isRateTab, RateTabs } from '../RateTabs.tsx';
import { RateDone } from '../rate-change.tsx';
import { useRateChange } from '../use-rates.ts';
import { row, rowHead, stack } from './Taxes.css.ts';

interface Listed<T> {
  readonly version: number;
  readonly inForce: () => readonly T[];
  readonly changeTo: (drafts: readonly T[]) => RateChange;
  /** Puts a list that was changed in its order. @default as it is */
  readonly inOrder?: (drafts: readonly T[]) => readonly T[];
  /** Two drafts change places only within a group. @default one */
  readonly groupOf?: (draft: T) => unknown;
  /** Called once the typed list is in force, or forgotten. */
  readonly onDone?: () => void;
}

export type TypedList<T> = ReturnType<typeof useTypedList<T>>;

/** A list that an owner types as a whole, and puts in force by one press. */
export function useTypedList<T>(listed: Listed<T>) {
  const { version, inForce, changeTo, inOrder = (some) => some, groupOf = () => 0, onDone } = listed;
  const mayChange = useMay('owner');
  const [typed, setTyped] = useState<readonly T[] | undefined>(undefined);
  const [open, setOpen] = useState<number | undefined>(undefined);
  const drafts = typed ?? inForce();
  const end = () => {
    // What was typed since the press is not in force.
    setTyped((now) => (now === typed ? undefined : now));
    setOpen(undefined);
    onDone?.();
  };
  const saving = useRateChange(version, end);
  const type = (next: readonly T[]) => {
    saving.begin();
    setTyped(inOrder(next));
  };
  const movedTo = (mine: T, place = mine) =>
    place === mine || groupOf(place) !== groupOf(mine)
      ? drafts
      : inOrder(drafts.toSpliced(drafts.indexOf(mine), 1).toSpliced(drafts.indexOf(place), 0, mine));
  return {
    saving,
    drafts,
    /** The change that was typed, if any. */
    change: typed && changeTo(typed),
    isTyped: typed !== undefined,
    mayChange,
    type,
    /** The key of the draft whose row shows its form. */
    open,
    setOpen,
    /** The list with a part of a draft changed. */
    withPart: (draft: T, part: Partial<T>) =>
      inOrder(drafts.with(drafts.indexOf(draft), { ...draft, ...part })),
    /** The list with a draft in the place of another one of its group; the same list where that cannot be. */
    movedTo,
    /** The same for the one before it in its group, or after it. */
    moved(mine: T, by: 1 | -1) {
      const group = drafts.filter((one) => groupOf(one) === groupOf(mine));
      return movedTo(mine, group[group.indexOf(mine) + by]);
    },
    save: () => void saving.save(changeTo(drafts)),
    forget() {
      saving.forget();
      end();
    },
  };
}

interface ListPageProps extends Pick<ComponentProps<typeof PageHead>, 'note' | 'end' | 'children'> {
  /** Of its tab, unless another page is above it. */
  readonly title: string;
  readonly saving: ReturnType<typeof useRateChange>;
  /** In the words for a person who may not change them. @default the title in small letters */
  readonly what?: string;
  /** Another place shows why a change was refused. @default false */
  readonly hidesProblem?: boolean;
}

export function ListPage({ title, note, end, saving, what, hidesProblem, children }: ListPageProps) {
  const isTab = isRateTab(title);
  return (
    <>
      <PageHead
        title={isTab ? 'Rates' : title}
        note={note}
        back={isTab ? undefined : ['/rates', 'Rates']}
        end={end}
      >
        {isTab && <RateTabs shown={title} />}
      </PageHead>
      <div className={stack}>
        <RateDone saving={saving} />
        {saving.problem && !hidesProblem && <Alert tone="error">{saving.problem.message}</Alert>}
        {!useMay('owner') && (
          <Alert tone="info" icon={<DeskIcon name="lock" />}>
            Only an owner changes {what ?? title.toLowerCase()}.
          </Alert>
        )}
        {children}
      </div>
    </>
  );
}

/**
 * The keys of a list of which one entry at a time is changed: arrows choose it, and with Alt move it.
 * @param one `a plan`
 * @returns the button that adds one
 */
export function useListKeys<T>(
  { drafts, type, moved, mayChange, isTyped, saving, save }: TypedList<T>,
  one: string,
  draft: T | undefined,
  onChoose: (draft: T) => void,
  onAdd: () => void,
) {
  const choose = (by: 1 | -1) => draft && onChoose(drafts[drafts.indexOf(draft) + by] ?? draft);
  const move = (by: 1 | -1) => draft && moved(draft, by) !== drafts && type(moved(draft, by));
  useShortcuts({
    ArrowUp: [`Choose ${one}`, () => choose(-1)],
    ArrowDown: [`Choose ${one}`, () => choose(1)],
    ...(mayChange && {
      a: [`Add ${one}`, onAdd],
      'Alt+ArrowUp': [`Order ${one}`, () => move(-1)],
      'Alt+ArrowDown': [`Order ${one}`, () => move(1)],
      Enter: ['Save for new bookings', () => isTyped && !saving.isSaving && save()],
    }),
  });
  return (
    mayChange && (
      <DeskButton icon="plus" shortcut="A" onClick={onAdd}>
        {`Add ${one}`}
      </DeskButton>
    )
  );
}

interface TypedListPageProps<T> extends Pick<ListPageProps, 'title' | 'note' | 'children'> {
  readonly list: TypedList<T>;
  /** The button that adds to the list; only an owner sees it. */
  readonly add?: ReactNode;
  /** The page has its own button that puts the list in force. @default false */
  readonly isSavedWithin?: boolean;
}

/** The page of such a list; on a phone the press that puts it in force stays in view below it. */
export function TypedListPage<T>(props: TypedListPageProps<T>) {
  const { list, add, isSavedWithin = false, children, ...head } = props;
  const { drafts, saving, isTyped, mayChange } = list;
  const isPhone = useMedia('phoneOnly');
  const use = mayChange && !isSavedWithin && (
    <DeskButton
      variant="solid"
      {...(isPhone && { size: 'large', full: true, className: nextStep })}
      disabled={!isTyped || saving.isSaving}
      onClick={list.save}
    >
      {`Use these ${drafts.length} now`}
    </DeskButton>
  );
  return (
    <ListPage
      {...head}
      saving={saving}
      end={
        <>
          {isTyped && <DeskButton onClick={list.forget}>Discard changes</DeskButton>}
          {mayChange && add}
          {!isPhone && use}
        </>
      }
    >
      {children}
      {isPhone && use}
    </ListPage>
  );
}

interface OpenRowProps {
  readonly list: Pick<TypedList<never>, 'mayChange' | 'open' | 'setOpen'>;
  readonly of: { readonly key: number };
  readonly name: string;
  /** In its line, beside its name. */
  readonly cells: ReactNode;
  /** Its form. */
  readonly children: ReactNode;
}

/** The row of a draft in such a list, and its form while it is open. */
export function OpenRow({ list: { mayChange, open, setOpen }, of, name, cells, children }: OpenRowProps) {
  const isOpen = of.key === open;
  return (
    <li className={row}>
      <div className={rowHead}>
        {cells}
        {mayChange && (
          <DeskButton
            size="small"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Done with' : 'Change'} ${name}`}
            onClick={() => setOpen(isOpen ? undefined : of.key)}
          >
            {isOpen ? 'Done' : 'Change'}
          </DeskButton>
        )}
      </div>
      {isOpen && mayChange && children}
    </li>
  );
}

/** Makes the page of a list, which shows once the list is known. */
export function listPage<Name extends 'articles' | 'rateDemand' | 'ratePlans' | 'rateTaxes' | 'rateTerms'>(
  call: Name,
  Shown: ComponentType<{ readonly known: AnswerTo<Name> }>,
) {
  return function Page() {
    const { data } = useDesk(call, {} as AskedOf<DeskCalls[Name]>);
    return data === undefined ? <PageHead title="Rates" /> : <Shown known={data} />;
  };
}
