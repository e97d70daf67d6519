import type { AnswerOf, DeskCalls, ListedCode, RateChange } from '@motel/api-client/desk-contracts';
import { Alert } from '@motel/ui';
import { useState } from 'react';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { useMay } from '../../shared/me/use-me.ts';
import { DeskButton, DeskLink } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { CodeCard } from './CodeCard.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { empty, list } from './CodesPage.css.ts';
import { RateDone } from './RateDone.tsx';
import { useRateChange } from './use-rate-change.ts';

/** The promotion codes that guests can give on the website (F14). */
export function CodesPage() {
  const mayChange = useMay('owner');
  const { data } = useDesk('rateCodes', {});
  const saving = useRateChange(data?.version);
  const [opened, setOpened] = useState<ListedCode | 'new' | undefined>(undefined);
  if (data === undefined) return <PageHead title="Promotion codes" />;

  const open = (code: ListedCode | 'new') => {
    saving.begin();
    setOpened(code);
  };
  const close = () => {
    saving.forget();
    setOpened(undefined);
  };
  const save = async (change: RateChange) => {
    if (await saving.save(change)) close();
  };
  return (
    <>
      <PageHead
        title="Promotion codes"
        note="off the price of the nights, on the website at once"
        end={
          <>
            <DeskLink to="/rates" icon="back">
              Rates
            </DeskLink>
            {mayChange && (
              <DeskButton variant="solid" icon="plus" onClick={() => open('new')}>
                New code
              </DeskButton>
            )}
          </>
        }
      />
      <RateDone saving={saving} />
      {saving.problem && !opened && <Alert tone="error">{saving.problem.message}</Alert>}
      {!mayChange && (
        <Alert tone="info" icon={<DeskIcon name="lock" />}>
          Only an owner changes codes.
        </Alert>
      )}
      <CodeList {...data} onEdit={mayChange ? open : undefined} />
      {opened !== undefined && (
        <CodeDialog
          code={opened === 'new' ? undefined : opened}
          rooms={data.rooms}
          today={data.today}
          version={data.version}
          isSaving={saving.isSaving}
          problem={saving.problem}
          onSave={(change) => void save(change)}
          onClose={close}
        />
      )}
    </>
  );
}

interface CodeListProps extends Pick<AnswerOf<DeskCalls['rateCodes']>, 'codes' | 'rooms'> {
  readonly onEdit: ((code: ListedCode) => void) | undefined;
}

function CodeList({ codes, rooms, onEdit }: CodeListProps) {
  if (codes.length === 0) {
    return (
      <DeskCard title="No code yet">
        <p className={empty}>
          A guest who gives a code pays less: for a letter, a company, or a quiet month. Without a code the
          website asks for none.
        </p>
      </DeskCard>
    );
  }
  const titles = new Map(rooms.map(({ id, title }) => [id, title]));
  return (
    <ul className={list} aria-label="Promotion codes">
      {codes.map((code) => (
        <CodeCard key={code.code} code={code} titles={titles} onEdit={onEdit && (() => onEdit(code))} />
      ))}
    </ul>
  );
}
