import '../../../../scripts/testing/added-field.ts';
import { NO_GUEST, type TypedGuest } from '@motel/api-client/desk-contracts';
import { cents } from '@motel/booking-core';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { COMPANY } from '../../../../scripts/testing/added-field.ts';
import { bookingOf, draftFrom, EMPTY, missing } from '../../src/features/new-stay/draft.ts';
import { GuestFields, prefilled } from '../../src/features/new-stay/GuestFields.tsx';
import { stayDifferences } from '../../src/features/stay/ChangedBanner.tsx';
import { GuestCard } from '../../src/features/stay/GuestCard.tsx';
import { GuestPanel } from '../../src/features/stay/panel/StayPanel.tsx';
import { STAY } from '../any-stay.ts';
import { MOTEL, render } from '../motel.tsx';

/** The guest's number and name, and the company. */
const AMARA = { ...NO_GUEST, phone: '403 555 0138', firstname: 'Amara', lastname: 'Osei-Lindqvist' };
const OF_COMPANY = { ...AMARA, company: COMPANY } as TypedGuest;
const COMPANY_STAY = { ...STAY, guest: { ...STAY.guest, company: COMPANY } };

describe('§14.5: a field added to core’s list', () => {
  test('is typed with a new stay, and one that is needed is asked for', () => {
    const onChange = vi.fn();
    render(<GuestFields guest={NO_GUEST} onChange={onChange} issues={[]} />);
    fireEvent.change(screen.getByLabelText('Company'), { target: { value: COMPANY } });
    expect(onChange).toHaveBeenCalledWith({ ...NO_GUEST, company: COMPANY });
    const draft = { ...EMPTY, typeId: 'hoodoo-double', checkIn: '2027-07-09', pay: 'cash' } as const;
    expect(missing(MOTEL, { ...draft, guest: { ...AMARA, company: ' ' } as TypedGuest })).toBe(
      'Type the guest’s company.',
    );
    const typed = { ...draft, guest: OF_COMPANY };
    expect(missing(MOTEL, typed)).toBeUndefined();
    expect(bookingOf(MOTEL, typed, cents(100), []).guest).toEqual(OF_COMPANY);
    expect(draftFrom(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  });

  test('is filled in for a known guest', () => {
    expect(prefilled(NO_GUEST, OF_COMPANY)).toMatchObject({ company: COMPANY });
  });

  test('shows what is wrong with it', () => {
    const issues = [{ field: 'company', rule: 'V8', message: 'Company is required' }];
    render(<GuestFields guest={NO_GUEST} onChange={vi.fn()} issues={issues} />);
    screen.getByText('Company is required');
  });

  test('is shown with a stay, edited, and told when another person changes it', () => {
    render(<GuestCard stay={COMPANY_STAY} onEdit={vi.fn()} />);
    screen.getByText(COMPANY);
    cleanup();
    render(<GuestPanel stay={COMPANY_STAY} onDone={vi.fn()} />);
    expect(screen.getByLabelText<HTMLInputElement>('Company').value).toBe(COMPANY);
    const other = { ...STAY, guest: { ...STAY.guest, company: 'Plains Wind' } };
    expect(stayDifferences(MOTEL, COMPANY_STAY, other)).toEqual([
      { what: 'Company', before: COMPANY, now: 'Plains Wind' },
    ]);
  });
});
