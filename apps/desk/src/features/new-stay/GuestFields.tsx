import type { ProblemIssue } from '@motel/api-client/contracts';
import type { AnswerTo, TypedGuest } from '@motel/api-client/desk-contracts';
import { GUEST_FIELDS } from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { Alert } from '@motel/ui';
import { type ReactNode, useEffect } from 'react';
import { shownFullDate } from '../../shared/format/shown-dates.ts';
import { useGuestInputs } from '../../shared/guest/guest-inputs.tsx';
import { DeskCard } from '../../shared/parts/Page.tsx';
import { useFresh } from '../../shared/wire/calls.ts';
import { LABELS } from './draft.ts';
import { three, two } from './NewStayPage.css.ts';

interface GuestFieldsProps {
  /** @default 'Guest' */
  readonly title?: string;
  readonly guest: TypedGuest;
  readonly onChange: (guest: TypedGuest) => void;
  readonly issues: readonly ProblemIssue[];
  /** Beside the special request. */
  readonly children?: ReactNode;
}

/** The guest, by mobile number first: a known guest's name and mail are filled in. */
export function GuestFields({ title = 'Guest', guest, onChange, issues, children }: GuestFieldsProps) {
  const asked = isWhole(guest.phone) ? { query: { phone: guest.phone } } : undefined;
  const { data: found } = useFresh('findGuest', asked, { refresh: false });
  const filled = found?.guest && prefilled(guest, found.guest);
  const type = (typed: Partial<TypedGuest>) => onChange({ ...guest, ...typed });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each guest who is found
  useEffect(() => {
    if (filled !== undefined) type(filled);
  }, [found?.guest]);
  const inputs = useGuestInputs({
    guest,
    onChange: type,
    issues,
    labels: LABELS,
    hint: found && known(found),
  });
  return (
    <DeskCard title={title} isInset>
      {found?.notAgain !== undefined && (
        <Alert tone="error">
          <strong>Not again.</strong> {found.notAgain}
        </Alert>
      )}
      <div className={three}>
        {inputs.detailsOf('phone')}
        {inputs.detailsOf('text')}
      </div>
      <div className={two}>
        {inputs.detailsOf('email')}
        {inputs.car}
        {inputs.language}
      </div>
      <div className={two}>
        {inputs.detailsOf('note')}
        {children}
      </div>
    </DeskCard>
  );
}

/** As few digits as a whole number has. */
const LEAST_DIGITS = 10;
/** Those that stay the same from stay to stay; the number is typed already. */
const FILLED = [
  ...GUEST_FIELDS.filter(({ kind }) => kind !== 'phone' && kind !== 'note').map(({ name }) => name),
  'car' as const,
  'language' as const,
];

/** Whether enough of a number is typed to look for its guest. */
export function isWhole(phone: string): boolean {
  return phone.replaceAll(/\D/g, '').length >= LEAST_DIGITS;
}

/** The guest who has the number, in a line. */
export function known({ guest, stays, last }: AnswerTo<'findGuest'>): string {
  if (guest === undefined) return 'A new number: no stay yet.';
  if (last === undefined) return `${guest.firstname} ${guest.lastname} has a stay already.`;
  return `${guest.firstname} ${guest.lastname}: ${counted(stays, 'stay')}, last ${shownFullDate(last)}, ${last.slice(0, 4)}.`;
}

/** The fields that a known guest fills in: those that are still empty. */
export function prefilled(typed: TypedGuest, guest: TypedGuest): Partial<TypedGuest> | undefined {
  const empty = FILLED.filter((name) => (typed[name] ?? '').trim() === '' && guest[name] !== '');
  // A name that was typed is another guest's, or the same in better words: nothing of it is mixed.
  const isNamed = typed.firstname.trim() !== '' || typed.lastname.trim() !== '';
  if (empty.length === 0 || isNamed) return undefined;
  return Object.fromEntries(empty.map((name) => [name, guest[name]]));
}
