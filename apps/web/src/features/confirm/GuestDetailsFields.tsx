import {
  ENGLISH,
  GUEST_FIELDS,
  type GuestDetails,
  type GuestField,
  type GuestFieldName,
  type Issue,
  LEAST_PARTY,
  MAX_COUNT,
  type Party,
  payingGuests,
  totalCapacity,
} from '@motel/booking-core';
import { counted } from '@motel/content/words';
import { Button, Stepper, Text, TextField, Unbroken } from '@motel/ui';
import { useState } from 'react';
import { guestAges } from '../../shared/booking/guest-ages.ts';
import { PhoneField } from '../../shared/phone/PhoneField.tsx';
import { roomTypeWords } from '../../shared/room-type-words.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import { useWords, type Words } from '../../shared/words.ts';
import * as styles from './fields.css.ts';
import * as roomSelectionFieldsStyles from './fields.css.ts';
import { errorOf, type FormPartProps, FormSection, fieldId, RuleNote } from './fields.tsx';

const loadLikely = () => import('./likely-address.ts');

const INPUT_TYPES = { text: 'text', note: 'text', email: 'email' } as const;

interface GuestDetailsFieldsProps {
  readonly details: GuestDetails;
  readonly issues: readonly Issue[];
  readonly onChange: (field: GuestFieldName, text: string) => void;
}

/** The Guest Details of core's list, in its order (§2). */
export function GuestDetailsFields({ details, issues, onChange }: GuestDetailsFieldsProps) {
  const { ruleWords, t } = useWords();
  // A slip is looked for once the guest has left the field.
  const [left, setLeft] = useState('');
  const likely = useLoaded(loadLikely, left !== '');
  const meant =
    likely.kind === 'loaded' && left === details.email ? likely.value.likelyAddress(left) : undefined;
  const correction = meant !== undefined && (
    <Button size="small" onClick={() => onChange('email', meant)}>
      {t('Did you mean {address}?', { address: meant })}
    </Button>
  );
  const textField = ({ name, kind, isRequired, most, autocomplete }: GuestField) => {
    const field = {
      id: fieldId(name),
      name,
      label: ruleWords('guestFields', ENGLISH.guestFields)[name],
      mark: isRequired ? undefined : t('Optional'),
      autoComplete: autocomplete,
      maxLength: most,
      required: isRequired,
      value: details[name],
      error: errorOf(issues, name),
      onChange: (text: string) => onChange(name, text),
    };
    return kind === 'phone' ? (
      <PhoneField key={name} {...field} />
    ) : (
      <TextField
        key={name}
        {...field}
        type={INPUT_TYPES[kind]}
        {...(kind === 'note' && { rows: 3 })}
        {...(kind === 'email' && { hint: correction, onBlur: () => setLeft(details.email) })}
      />
    );
  };
  return (
    <FormSection title={t('Guest Details')}>
      <div className={styles.grid}>
        {GUEST_FIELDS.map((field) =>
          field.kind === 'note' ? (
            <div key={field.name} className={styles.wide}>
              {textField(field)}
            </div>
          ) : (
            textField(field)
          ),
        )}
      </div>
    </FormSection>
  );
}

interface RoomSelectionFieldsProps extends FormPartProps {
  /** That the party could stay for less. */
  readonly cheaper: string | undefined;
}

/** The party, which can still change, and its rooms (§2, D11). */
export function RoomSelectionFields({ form, property, issues, cheaper, dispatch }: RoomSelectionFieldsProps) {
  const words = useWords();
  const { t } = words;
  const { party } = form;
  const { rooms } = party;
  const places = totalCapacity(rooms, property);
  const agesOf = guestAges(words);
  const figures = [
    { label: t('Paying guests'), value: payingGuests(party) },
    { label: t('Free children'), value: party.children },
    { label: t('Total capacity'), value: places },
  ];

  const stepper = (member: keyof Party, label: string, ages: string, max: number) =>
    (property.adultsOnly !== true || member === 'adults') && (
      <Stepper
        label={label}
        sublabel={t('Age {ages}', { ages })}
        value={party[member]}
        min={LEAST_PARTY[member]}
        max={max}
        onChange={(count) => dispatch({ type: 'party', party: { ...party, [member]: count } })}
      />
    );
  return (
    <FormSection title={t('Room Selection')}>
      <dl className={roomSelectionFieldsStyles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={roomSelectionFieldsStyles.figure}>
            <dt className={roomSelectionFieldsStyles.label}>{label}</dt>
            <dd className={roomSelectionFieldsStyles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={roomSelectionFieldsStyles.counters}>
        <RuleNote field="guests" error={errorOf(issues, 'guests')}>
          <div className={roomSelectionFieldsStyles.counters}>
            {stepper('adults', t('Adults'), agesOf.adults, MAX_COUNT)}
            {stepper('children', t('Children'), t('{ages}, stay free', { ages: agesOf.children }), places)}
            {stepper('infants', t('Infants'), agesOf.infants, MAX_COUNT)}
          </div>
        </RuleNote>
        <RuleNote field="roomQuantity" error={errorOf(issues, 'roomQuantity')}>
          <Stepper
            label={t('Rooms')}
            sublabel={roomTypeWords(words, property.roomType)}
            value={rooms}
            min={1}
            max={MAX_COUNT}
            onChange={(count) => dispatch({ type: 'rooms', rooms: count })}
          />
          <Text size="small" tone="soft" role="status">
            {form.roomsBefore !== undefined && (
              <Unbroken>{roomsFollowed(words, form.roomsBefore, party)}</Unbroken>
            )}{' '}
            {cheaper !== undefined && <Unbroken>{cheaper}</Unbroken>}
          </Text>
        </RuleNote>
      </div>
    </FormSection>
  );
}

function roomsFollowed(words: Words, before: number, party: Party): string {
  const { t } = words;
  const { rooms } = party;
  const change = counted(words, Math.abs(rooms - before), 'room');
  return rooms > before
    ? t('{party} paying guests need {rooms}: we added {change}.', {
        party: payingGuests(party),
        rooms: counted(words, rooms, 'room'),
        change,
      })
    : rooms === 1
      ? t('1 room is enough for your party again: we took {change} off.', { change })
      : t('{rooms} rooms are enough for your party again: we took {change} off.', { rooms, change });
}
