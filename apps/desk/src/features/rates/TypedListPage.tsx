import { Alert, useMedia } from '@motel/ui';
import type { ReactNode } from 'react';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { DeskButton, DeskLink } from '../../shared/parts/DeskButton.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { RateDone } from './RateDone.tsx';
import { nextStep } from './RateList.css.ts';
import { stack } from './taxes/Taxes.css.ts';
import type { TypedList } from './use-typed-list.ts';

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
        end={
          <>
            <DeskLink to="/rates" icon="back">
              Rates
            </DeskLink>
            {isTyped && <DeskButton onClick={list.forget}>Forget what I typed</DeskButton>}
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
