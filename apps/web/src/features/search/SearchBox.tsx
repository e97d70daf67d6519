import { ENGLISH, LEAST_TRAVELERS, type Party, parseCivilDate, stepTravelers } from '@motel/booking-core';
import { Button, Heading, Icon, Popover, Stack, Stepper } from '@motel/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { StayDates } from '../../shared/calendar/StayDates.tsx';
import { formatDateRange } from '../../shared/format/dates.ts';
import {
  chooseDates,
  chooseTravelers,
  shownRange,
  shownTravelers,
  useSearchStore,
} from '../../shared/search-store.ts';
import { useMotelToday } from '../../shared/site.ts';
import { addressOf, sitePaths } from '../../shared/site-paths.ts';
import { useWords, type Words } from '../../shared/words.ts';
import * as styles from './SearchBox.css.ts';

/** §2: the search box "Stays". The choice stays in the search store; Search passes none of it (D6). */
export function SearchBox() {
  const { motel, t } = useWords();
  const navigate = useNavigate();
  // The shown party is the one that is searched for, and the one with which a room opens from here.
  useEffect(() => chooseTravelers(shownTravelers(useSearchStore.getState())), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(sitePaths.hotelCards);
  };
  return (
    // No field has a name, so that before hydration the form opens the list without any value.
    <form
      action={addressOf(motel, sitePaths.hotelCards)}
      className={styles.box}
      onSubmit={onSubmit}
      aria-labelledby="stays"
    >
      <Heading level={2} size="title" id="stays" className={styles.tab}>
        {t('Stays')}
      </Heading>
      <div className={styles.part}>
        <label className={styles.destination}>
          <Icon name="pin" />
          <span className={styles.texts}>
            <span className={styles.label}>{t('Destination')}</span>
            <input readOnly value={`${motel.city}, ${motel.province}`} className={styles.place} />
          </span>
        </label>
      </div>
      <div className={styles.datesPart}>
        <DatesField />
      </div>
      <div className={styles.travelersPart}>
        <TravelersField />
      </div>
      <div className={styles.search}>
        <Button type="submit" variant="solid" size="large">
          {t('Search')}
        </Button>
      </div>
    </form>
  );
}

/** The dates of the search: any date of the calendar, past ones too (§5). */
function DatesField() {
  const words = useWords();
  const search = useSearchStore();
  const { startDate, endDate } = shownRange(search, useMotelToday());
  return (
    <StayDates
      icon="calendar"
      frame="plain"
      value={formatDateRange(words, startDate, endDate)}
      // Until the guest chooses, today to today counts as no choice: their first press is the start.
      start={search.range ? startDate : null}
      end={search.range ? endDate : null}
      assumed={{ start: startDate, end: endDate }}
      onChange={({ start, end }) => {
        const from = parseCivilDate(start);
        if (from !== undefined) chooseDates(from, parseCivilDate(end) ?? from);
      }}
      minNights={0}
      party={shownTravelers(search)}
    />
  );
}

const counts = ({ t }: Words) =>
  [
    { count: 'adults', label: t('Adults') },
    { count: 'children', label: t('Children') },
    { count: 'infants', label: t('Infants') },
    { count: 'pets', label: t('Pets') },
    { count: 'rooms', label: t('Rooms') },
  ] as const satisfies readonly { count: keyof Party; label: string }[];

/** The travelers; there is no upper limit (§5). */
function TravelersField() {
  const { words, t, ruleWords, motel } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const { adultsOnly = false } = motel.houseRules;
  const isOfAdults = (count: keyof Party) => count !== 'children' && count !== 'infants';
  const offered = counts(words).filter(({ count }) => !adultsOnly || isOfAdults(count));
  const travelers = shownTravelers(useSearchStore());
  return (
    <Popover
      label={t('Travelers')}
      icon="people"
      frame="plain"
      value={ruleWords('travelers', ENGLISH.travelers)(travelers)}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <Stack gap="s">
        {offered.map(({ count, label }) => (
          <Stepper
            key={count}
            label={label}
            value={travelers[count]}
            min={LEAST_TRAVELERS[count]}
            onChange={(value) =>
              chooseTravelers(stepTravelers(travelers, count, value > travelers[count] ? 1 : -1))
            }
          />
        ))}
      </Stack>
    </Popover>
  );
}
