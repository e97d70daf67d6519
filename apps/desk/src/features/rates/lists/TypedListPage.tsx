import type { RateChange } from '@motel/api-client/desk-contracts';
import { Alert, useMedia } from '@motel/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { useMay } from '../../../shared/me/use-me.ts';
import { DeskButton, PageHead } from '../../../shared/parts/Page.tsx';
import { nextStep } from '../month/RateList.css.ts';
import { isRateTab, RateTabs } from '../RateTabs.tsx';
import { RateDone } from '../rate-change.tsx';
import { useRateChange } from '../use-rates.ts';
import { stack } from './Taxes.css.ts';

interface Listed<T> {
  readonly version: number;
  readonly inForce: () => readonly T[];
  readonly changeTo: (drafts: readonly T[]) => RateChange;
  /** Called once the typed list is in force, or forgotten. */
  readonly onDone?: () => void;
}

export type TypedList<T> = ReturnType<typeof useTypedList<T>>;

/** A list that an owner types as a whole, and puts in force by one press. */
export function useTypedList<T>({ version, inForce, changeTo, onDone }: Listed<T>) {
  const mayChange = useMay('owner');
  const [typed, setTyped] = useState<readonly T[] | undefined>(undefined);
  const drafts = typed ?? inForce();
  const end = () => {
    setTyped(undefined);
    onDone?.();
  };
  const saving = useRateChange(version, end);
  return {
    saving,
    drafts,
    isTyped: typed !== undefined,
    mayChange,
    type(next: readonly T[]) {
      saving.begin();
      setTyped(next);
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

interface TypedListPageProps<T> extends Pick<ListPageProps, 'title' | 'note' | 'children'> {
  readonly list: TypedList<T>;
  /** The button that adds to the list; only an owner sees it. */
  readonly add?: ReactNode;
}

/** The page of such a list; on a phone the press that puts it in force stays in view below it. */
export function TypedListPage<T>({ list, add, children, ...head }: TypedListPageProps<T>) {
  const { drafts, saving, isTyped, mayChange } = list;
  const isPhone = useMedia('phoneOnly');
  const use = mayChange && (
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
