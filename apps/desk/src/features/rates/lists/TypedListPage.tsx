import type { RateChange } from '@motel/api-client/desk-contracts';
import { Alert, useMedia } from '@motel/ui';
import { type ReactNode, useState } from 'react';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { useMay } from '../../../shared/me/use-me.ts';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { PageHead } from '../../../shared/parts/PageHead.tsx';
import { nextStep } from '../month/RateList.css.ts';
import { RateDone, useRateChange } from '../rate-change.tsx';
import { stack } from './Taxes.css.ts';

interface Listed<T> {
  readonly version: number;
  /** Those in force. */
  readonly inForce: () => readonly T[];
  readonly changeTo: (drafts: readonly T[]) => RateChange;
  /** Called once the typed list is in force, or forgotten. */
  readonly onDone?: () => void;
}

export type TypedList<T> = ReturnType<typeof useTypedList<T>>;

/** A list that an owner types as a whole, and puts in force by one press. */
export function useTypedList<T>({ version, inForce, changeTo, onDone }: Listed<T>) {
  const mayChange = useMay('owner');
  const saving = useRateChange(version);
  const [typed, setTyped] = useState<readonly T[] | undefined>(undefined);
  const drafts = typed ?? inForce();
  const end = () => {
    setTyped(undefined);
    onDone?.();
  };
  return {
    saving,
    drafts,
    isTyped: typed !== undefined,
    mayChange,
    type(next: readonly T[]) {
      saving.begin();
      setTyped(next);
    },
    async save() {
      if (await saving.save(changeTo(drafts))) end();
    },
    forget() {
      saving.forget();
      end();
    },
  };
}

interface TypedListPageProps<T> {
  readonly title: string;
  readonly note: string;
  readonly list: TypedList<T>;
  /** The button that adds to the list; only an owner sees it. */
  readonly add?: ReactNode;
  readonly children: ReactNode;
}

/** The page of such a list; on a phone the press that puts it in force stays in view below it. */
export function TypedListPage<T>({ title, note, list, add, children }: TypedListPageProps<T>) {
  const { drafts, saving, isTyped, mayChange } = list;
  const isPhone = useMedia('phoneOnly');
  const use = mayChange && (
    <DeskButton
      variant="solid"
      {...(isPhone && { size: 'large', full: true, className: nextStep })}
      disabled={!isTyped || saving.isSaving}
      onClick={() => void list.save()}
    >
      {`Use these ${drafts.length} now`}
    </DeskButton>
  );
  return (
    <>
      <PageHead
        title={title}
        note={note}
        back={['/rates', 'Rates']}
        end={
          <>
            {isTyped && <DeskButton onClick={list.forget}>Discard changes</DeskButton>}
            {mayChange && add}
            {!isPhone && use}
          </>
        }
      />
      <div className={stack}>
        <RateDone saving={saving} />
        {saving.problem && <Alert tone="error">{saving.problem.message}</Alert>}
        {!mayChange && (
          <Alert tone="info" icon={<DeskIcon name="lock" />}>
            Only an owner changes {title.toLowerCase()}.
          </Alert>
        )}
        {children}
        {isPhone && use}
      </div>
    </>
  );
}
