import { LEAST_PARTY, MAX_COUNT, type Party, payingGuests, totalCapacity } from '@motel/booking-core';
import { counted } from '@motel/content/words';
import { Stepper, Text, Unbroken } from '@motel/ui';
import { guestAges } from '../../shared/booking/guest-ages.ts';
import { roomTypeWords } from '../../shared/room-type-words.ts';
import { useWords, type Words } from '../../shared/words.ts';
import * as styles from './fields.css.ts';
import { errorOf, type FormPartProps, FormSection, RuleNote } from './fields.tsx';

interface RoomSelectionFieldsProps extends FormPartProps {
  /** That the party could stay for less. */
  readonly cheaper: string | undefined;
}

/** The party, which can still change, and its rooms (§2, D11). */
export function RoomSelectionFields({ form, property, issues, cheaper, dispatch }: RoomSelectionFieldsProps) {
  const { words, t } = useWords();
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
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.counters}>
        <RuleNote field="guests" error={errorOf(issues, 'guests')}>
          <div className={styles.counters}>
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
