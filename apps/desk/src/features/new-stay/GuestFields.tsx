import type { ProblemIssue } from '@motel/api-client/contracts';
import { useEffect } from 'react';
import { DeskField } from '../../shared/field/DeskField.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import type { Draft } from './draft.ts';
import { isWhole, known, prefilled } from './known-guest.ts';
import { inside, three, two } from './NewStayPage.css.ts';

interface GuestFieldsProps {
  readonly draft: Draft;
  readonly onChange: (typed: Partial<Draft>) => void;
  readonly issues: readonly ProblemIssue[];
}

/** The guest, by mobile number first: a known guest's name and mail are filled in. */
export function GuestFields({ draft, onChange, issues }: GuestFieldsProps) {
  const { phone } = draft;
  const isAsked = isWhole(phone);
  const { data, error, isPlaceholderData } = useDesk(
    'findGuest',
    { query: { phone } },
    { enabled: isAsked, refresh: false },
  );
  const found = isAsked && error === null && !isPlaceholderData ? data : undefined;
  const filled = found?.guest && prefilled(draft, found.guest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each guest who is found
  useEffect(() => {
    if (filled !== undefined) onChange(filled);
  }, [found?.guest]);
  const problem = (field: string) => issues.find((issue) => issue.field === field)?.message;
  const field = (name: 'firstname' | 'lastname' | 'email' | 'car' | 'request' | 'note') => ({
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: problem(name === 'request' ? 'specialRequest' : name),
  });
  return (
    <DeskCard title="Guest">
      <div className={inside}>
        <div className={three}>
          <DeskField
            label="Mobile number"
            type="tel"
            autoComplete="off"
            value={phone}
            onChange={(typed) => onChange({ phone: typed })}
            hint={found === undefined ? undefined : known(found)}
            error={problem('phone')}
          />
          <DeskField label="First name" autoComplete="off" {...field('firstname')} />
          <DeskField label="Last name" autoComplete="off" {...field('lastname')} />
        </div>
        <div className={two}>
          <DeskField label="Mail" type="email" autoComplete="off" isOptional {...field('email')} />
          <DeskField label="Car and plate" autoComplete="off" isOptional {...field('car')} />
        </div>
        <div className={two}>
          <DeskField label="Special request" rows={2} isOptional {...field('request')} />
          <DeskField label="Note for the desk" rows={2} isOptional {...field('note')} />
        </div>
      </div>
    </DeskCard>
  );
}
