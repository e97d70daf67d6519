import type { Party, PricedWay } from '@motel/booking-core';
import { counted, partyWords, shownPrice } from '@motel/content/words';
import { Text, Unbroken } from '@motel/ui';
import { useEffect, useId, useRef } from 'react';
import { cheaperWay } from '../../shared/booking/cheaper-way.ts';
import { tightWords } from '../../shared/booking/tight-words.ts';
import { formatWay } from '../../shared/format/way-words.ts';
import { useWords, type Words } from '../../shared/words.ts';
import * as styles from './WayChoice.css.ts';

interface WayChoiceProps {
  readonly party: Party;
  /** Adults and children for whom one room has a bed, where that is known. */
  readonly sleeps: number | undefined;
  /** The cheapest first. */
  readonly choices: readonly PricedWay[];
  readonly isByHand: boolean;
  /** Rooms that are free on all nights. */
  readonly free: number;
  readonly onChange: (rooms: number) => void;
}

/** The ways in which the party can stay, each with its price, and why the card took one of them. */
export function WayChoice({ party, sleeps, choices, isByHand, free, onChange }: WayChoiceProps) {
  const { words, t } = useWords();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  // Pressed before hydration: the guest's choice counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the document's first state matters
  useEffect(() => {
    const pressed = Number(group.current?.querySelector<HTMLInputElement>(':checked')?.value ?? party.rooms);
    if (pressed !== party.rooms) onChange(pressed);
  }, []);

  return (
    <fieldset ref={group} className={styles.group} aria-describedby={`${id}-why`}>
      <legend className={styles.question}>
        <Text as="strong" weight="bold">
          <Unbroken>{t('Rooms for {party}', { party: partyWords(words, party) })}</Unbroken>
        </Text>
      </legend>
      <div className={styles.ways}>
        {choices.map(({ party: { rooms }, extraPersons, quote }) => {
          const isTaken = rooms === party.rooms;
          const isFree = rooms <= free;
          const tight = tightWords(words, { ...party, rooms }, sleeps);
          return (
            <label key={rooms} className={styles.way}>
              <span className={styles.words}>
                <Unbroken>{formatWay(words, { rooms, extraPersons })}</Unbroken>
              </span>{' '}
              <span className={styles.price}>{shownPrice(words, quote.total)}</span>
              {tight && <span className={styles.reason}> {tight}</span>}
              {!isFree && (
                <>
                  {' '}
                  <span className={styles.reason}>
                    {t('Only {free} left', { free: counted(words, free, 'room') })}
                  </span>
                </>
              )}
              <input
                type="radio"
                name={id}
                value={rooms}
                checked={isTaken}
                disabled={!isFree && !isTaken}
                onChange={() => onChange(rooms)}
                className={styles.dot}
              />
            </label>
          );
        })}
      </div>
      <Text size="small" tone="soft" id={`${id}-why`}>
        <Unbroken>{whyTaken(words, { party, choices, isByHand, free })}</Unbroken>
      </Text>
    </fieldset>
  );
}

/** One line: that the card took the cheapest way, or that another one costs less. */
function whyTaken(
  words: Words,
  { party, choices, isByHand, free }: Omit<WayChoiceProps, 'onChange' | 'sleeps'>,
): string {
  const { t } = words;
  const taken = choices.find((way) => way.party.rooms === party.rooms);
  const available = choices.filter((way) => way.party.rooms <= free);
  if (taken === undefined || available.length === 0) return '';
  const cheaper = cheaperWay(words, available, taken.quote.total);
  if (cheaper !== undefined) return cheaper;
  if (isByHand) return t('This is the cheapest way.');
  return choices.length === 2 ? t('We picked the cheaper way.') : t('We picked the cheapest way.');
}
