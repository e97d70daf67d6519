import type { Stay } from '@motel/booking-core';
import { shownPrice } from '@motel/content/words';
import { Alert, Button, buttonStyle, Heading, Inline, Text, TextField, VisuallyHidden } from '@motel/ui';
import { Link } from 'react-router-dom';
import { depositWords } from '../../shared/booking/deposit-words.ts';
import { FoundRooms } from '../../shared/booking/FoundRooms.tsx';
import type { OrderRoom } from '../../shared/booking/order-room.ts';
import { stayPath } from '../../shared/booking/stay-params.ts';
import { useWords } from '../../shared/words.ts';
import { FormSection } from './fields.tsx';
import * as styles from './MoreRooms.css.ts';
import { roomFacts } from './order-bill.ts';
import type { PricedRoom } from './use-priced-rooms.ts';

export interface MoreRoomsProps {
  readonly stay: Stay;
  /** The first one first. */
  readonly rooms: readonly PricedRoom[];
  /** The server's message of a room that is gone, by its place among the further ones. */
  readonly refused: ReadonlyMap<number, string> | undefined;
  readonly onChange: (rooms: readonly OrderRoom[]) => void;
  /** Absent while no other room can be the first one. */
  readonly onRemoveFirst: (() => void) | undefined;
  /** The guest leaves to choose a room for this place. */
  readonly onChoose: (at: number) => void;
}

/** As a `ref` that a row gets with its refusal: what became of it is then first in sight. */
const takeFocus = (row: HTMLElement | null) => row?.focus();

/** The rooms of an order: each with its guests, price and terms, a name for its key, and how to change or remove it. */
export function MoreRooms({ stay, rooms, refused, onChange, onRemoveFirst, onChoose }: MoreRoomsProps) {
  const { words, t } = useWords();
  const further = rooms.flatMap(({ room }) => room ?? []);
  return (
    <FormSection title={t('A name for each key')}>
      <Text tone="soft">{t('So that each can come on their own. An empty one waits under your name.')}</Text>
      <ul className={styles.rooms}>
        {rooms.map((priced, place) => {
          const { room, title, party, quote, deposit, terms, problem } = priced;
          const at = place - 1;
          const refusal = refused?.get(at);
          const choose = () => onChoose(at);
          const remove = room ? () => onChange(further.toSpliced(at, 1)) : onRemoveFirst;
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
                <FoundRooms than={room.propertyId} stay={stay} party={party} onOpen={choose} />
              )}
              {room && (
                <TextField
                  label={t('Name at the desk')}
                  mark={t('Optional')}
                  value={room.name ?? ''}
                  maxLength={200}
                  onChange={(name) => onChange(further.with(at, { ...room, name }))}
                />
              )}
              <Inline gap="xs">
                {room && (
                  <Link
                    to={stayPath(room.propertyId, stay, party, room.plan)}
                    onClick={choose}
                    className={buttonStyle({ variant: 'quiet' })}
                  >
                    {t('Change')} <VisuallyHidden>{title}</VisuallyHidden>
                  </Link>
                )}
                {remove && (
                  <Button variant="quiet" onClick={remove}>
                    {t('Remove')} <VisuallyHidden>{title}</VisuallyHidden>
                  </Button>
                )}
              </Inline>
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}
