import { MOST_MORE_ROOMS } from '@motel/api-client/contracts';
import type { Stay } from '@motel/booking-core';
import { shownPrice } from '@motel/content/words';
import { Alert, Button, buttonStyle, Heading, Inline, Text, TextField, VisuallyHidden } from '@motel/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { depositWords } from '../../shared/booking/deposit-words.ts';
import { OtherRooms } from '../../shared/booking/OtherRooms.tsx';
import type { OrderRoom } from '../../shared/booking/remembered-form.ts';
import { stayPath } from '../../shared/booking/stay-params.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';
import { FormSection } from './fields.tsx';
import type { FormChange } from './form-change.ts';
import * as styles from './MoreRooms.css.ts';
import { roomFacts, roomsOfKinds } from './order-bill.ts';
import type { PricedRoom } from './use-priced-rooms.ts';

interface MoreRoomsProps {
  readonly stay: Stay;
  /** The first one first. */
  readonly rooms: readonly PricedRoom[];
  /** The server's messages of rooms that are gone, by their fields. */
  readonly refused: ReadonlyMap<string, string> | undefined;
  readonly dispatch: (change: FormChange) => void;
  /** Forgets what was refused: rooms have other places. */
  readonly forget: () => void;
  /** Absent while no other room can be the first one. */
  readonly onRemoveFirst: (() => void) | undefined;
  /** The guest leaves to choose a room for this place. */
  readonly onChoose: (at: number) => void;
}

/** As a `ref` that a row gets with its refusal: what became of it is then first in sight. */
const takeFocus = (row: HTMLElement | null) => row?.focus();

/** The rooms of an order, where there are several: guests, price, terms, a name for the key; and the way to add one. */
export function MoreRooms({ stay, rooms, refused, dispatch, forget, ...on }: MoreRoomsProps) {
  const { words, t } = useWords();
  const section = useRef<HTMLDivElement>(null);
  const further = rooms.flatMap(({ room }) => room ?? []);
  const change = (next: readonly OrderRoom[]) => dispatch({ type: 'more-rooms', rooms: next });
  const replace = (at: number, ...others: readonly OrderRoom[]) => {
    forget();
    change(further.toSpliced(at, 1, ...others));
    // The pressed button disappears.
    section.current?.focus({ preventScroll: true });
  };
  const row = (priced: PricedRoom, place: number) => {
    const { room, title, party, quote, deposit, terms, problem } = priced;
    const at = place - 1;
    const refusal = refused?.get(`moreRooms.${at}`);
    const remove = room ? () => replace(at) : on.onRemoveFirst;
    return (
      <li key={at} ref={refusal === undefined ? null : takeFocus} tabIndex={-1} className={styles.room}>
        <div className={styles.head}>
          <Heading level={3} size="title">
            {place + 1}. {title}
          </Heading>
          {quote && <Text as="span">{shownPrice(words, quote.total)}</Text>}
        </div>
        <Text tone="soft">{roomFacts(words, priced)}</Text>
        {deposit && <Text size="small">{depositWords(words, deposit)}</Text>}
        {terms && <Text size="small">{terms}</Text>}
        {refusal && <Alert tone="error">{`${refusal} ${t('Nothing was charged.')}`}</Alert>}
        {problem && <Alert tone="warning">{problem}</Alert>}
        {room && (refusal ?? problem) && (
          <OtherRooms
            than={room.propertyId}
            stay={stay}
            party={party}
            taken={roomsOfKinds(rooms)}
            onRoom={(other) => replace(at, { ...other, name: room.name })}
          />
        )}
        {room && (
          <TextField
            label={t('Name at the desk')}
            mark={t('Optional')}
            value={room.name ?? ''}
            maxLength={200}
            onChange={(name) => change(further.with(at, { ...room, name }))}
          />
        )}
        <Inline gap="xs">
          {room && (
            <Link
              to={stayPath(room.propertyId, stay, party, room.plan)}
              onClick={() => on.onChoose(at)}
              className={buttonStyle({ size: 'small' })}
            >
              {t('Change')} <VisuallyHidden>{title}</VisuallyHidden>
            </Link>
          )}
          {remove && (
            <Button size="small" onClick={remove}>
              {t('Remove')} <VisuallyHidden>{title}</VisuallyHidden>
            </Button>
          )}
        </Inline>
      </li>
    );
  };
  return (
    <div ref={section} tabIndex={-1} className={styles.section}>
      {further.length > 0 && (
        <FormSection title={t('A name for each key')}>
          <Text tone="soft">
            {t('So that each can come on their own. An empty one waits under your name.')}
          </Text>
          <ul>{rooms.map(row)}</ul>
        </FormSection>
      )}
      {further.length < MOST_MORE_ROOMS && (
        <Link to={sitePaths.hotelCards} onClick={() => on.onChoose(further.length)} className={buttonStyle()}>
          {t('Add another room')}
        </Link>
      )}
      {further.length === 0 && (
        <Text size="small" tone="soft">
          {t('For the same nights, with its own guests and its own terms.')}
        </Text>
      )}
    </div>
  );
}
