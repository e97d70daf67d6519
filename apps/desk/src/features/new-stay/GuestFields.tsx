import type { ProblemIssue } from '@motel/api-client/contracts';
import type { TypedGuest } from '@motel/api-client/desk-contracts';
import type { GuestField } from '@motel/booking-core';
import { Alert, TextField } from '@motel/ui';
import { useEffect } from 'react';
import { DetailField } from '../../shared/guest/DetailField.tsx';
import { detailsOf } from '../../shared/guest/details.ts';
import { LanguageField } from '../../shared/guest/LanguageField.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { type Draft, LABELS } from './draft.ts';
import { isWhole, known, prefilled } from './known-guest.ts';
import { inside, three, two } from './NewStayPage.css.ts';

interface GuestFieldsProps {
  readonly draft: Draft;
  readonly onChange: (typed: Partial<Draft>) => void;
  readonly issues: readonly ProblemIssue[];
}

/** The guest, by mobile number first: a known guest's name and mail are filled in. */
export function GuestFields({ draft, onChange, issues }: GuestFieldsProps) {
  const { guest } = draft;
  const isAsked = isWhole(guest.phone);
  const { data, error, isPlaceholderData } = useDesk(
    'findGuest',
    { query: { phone: guest.phone } },
    { enabled: isAsked, refresh: false },
  );
  const found = isAsked && error === null && !isPlaceholderData ? data : undefined;
  const filled = found?.guest && prefilled(guest, found.guest);
  const type = (typed: Partial<TypedGuest>) => onChange({ guest: { ...guest, ...typed } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each guest who is found
  useEffect(() => {
    if (filled !== undefined) type(filled);
  }, [found?.guest]);
  const problem = (field: string) => issues.find((issue) => issue.field === field)?.message;
  const field = (name: keyof TypedGuest) => ({
    value: guest[name] ?? '',
    onChange: (value: string) => type({ [name]: value }),
    error: problem(name),
  });
  const detail = (asked: GuestField, hint?: string) => (
    <DetailField
      key={asked.name}
      detail={asked}
      label={LABELS[asked.name]}
      hint={hint}
      {...field(asked.name)}
    />
  );
  return (
    <DeskCard title="Guest">
      <div className={inside}>
        {found?.notAgain !== undefined && (
          <Alert tone="error">
            <strong>Not again.</strong> {found.notAgain}
          </Alert>
        )}
        <div className={three}>
          {detailsOf('phone').map((asked) => detail(asked, found && known(found)))}
          {detailsOf('text').map((asked) => detail(asked))}
        </div>
        <div className={two}>
          {detailsOf('email').map((asked) => detail(asked))}
          <TextField label="Car and plate" autoComplete="off" mark="optional" {...field('car')} />
          <LanguageField value={guest.language} onChange={(language) => type({ language })} />
        </div>
        <div className={two}>
          {detailsOf('note').map((asked) => detail(asked))}
          <TextField
            label="Note for the desk"
            rows={2}
            mark="optional"
            value={draft.note}
            onChange={(note) => onChange({ note })}
            error={problem('note')}
          />
        </div>
      </div>
    </DeskCard>
  );
}
