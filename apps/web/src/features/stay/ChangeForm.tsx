import type { NightRange, PreviewChangeRequest, Stay } from '@motel/api-client/contracts';
import { type Cents, minimumRooms, type Party, toDollars } from '@motel/booking-core';
import { Alert, Button, Card, Heading, Inline, Spinner, Stack } from '@motel/ui';
import type { CivilRange } from '@motel/ui/calendar';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type CheckoutKey, keyFor } from '../../shared/booking/checkout-key.ts';
import { GuestPicker } from '../../shared/booking/GuestPicker.tsx';
import { StayPicker } from '../../shared/calendar/StayPicker.tsx';
import { useFreeNights, withOwnRooms } from '../../shared/calendar/use-free-nights.ts';
import { callApi } from '../../shared/queries/call-api.ts';
import { propertyQuery } from '../../shared/queries/property-queries.ts';
import { useMotelToday, useWire } from '../../shared/site.ts';
import { useStayChange } from '../../shared/stay/use-stay-change.ts';
import { useWords } from '../../shared/words.ts';
import { ChangeCost } from './ChangeCost.tsx';
import * as styles from './ChangeForm.css.ts';
import { changePreviewQuery, wantedChange } from './change-preview-query.ts';

interface ChangeFormProps {
  readonly stay: Stay;
  readonly onClose: () => void;
  /** @param difference below $0, what goes back */
  readonly onDone: (difference: Cents) => void;
}

/** Picks other dates, rooms and guests for the stay, and shows what they cost before anything changes (§2.23). */
export function ChangeForm({ stay, onClose, onDone }: ChangeFormProps) {
  const { t, motel } = useWords();
  const wire = useWire();
  const today = useMotelToday();
  const { data: property, isError } = useQuery(propertyQuery(wire, stay.room.id));
  const [range, setRange] = useState<CivilRange>({ start: stay.checkIn, end: stay.checkOut });
  const [party, setParty] = useState<Party>(stay.party);
  const [visible, setVisible] = useState<NightRange>({ from: stay.checkIn, to: stay.checkOut });

  const { nights, freeState } = useFreeNights(stay.room.id, [visible]);
  // The stay's own rooms are free for it.
  const sellable = useMemo(() => withOwnRooms(nights, stay, stay.party.rooms), [nights, stay]);
  const wanted = wantedChange(range, party, stay);
  const preview = useQuery(changePreviewQuery(wire, stay, wanted));

  const { change, isBusy, problem } = useMadeChange(stay, onDone);

  return (
    <Card>
      <Stack>
        <Heading level={2} size="heading">
          {t('Change dates or guests')}
        </Heading>
        {(property === null || isError) && (
          <Alert tone="error">
            {t('This stay cannot be changed online now. Please call us at {shown}.', {
              shown: motel.phone.shown,
            })}
          </Alert>
        )}
        {property === undefined && !isError && <Spinner>{t('Looking up the room...')}</Spinner>}
        {property && (
          <div className={styles.fields}>
            <StayPicker
              today={today}
              range={range}
              setRange={setRange}
              nights={sellable}
              freeState={freeState}
              rooms={party.rooms}
              party={party}
              room={stay.room.id}
              setVisible={setVisible}
            />
            <GuestPicker
              limits={property}
              party={party}
              fewest={minimumRooms(party, property)}
              onChange={(next) =>
                setParty({ ...next, rooms: Math.max(next.rooms, minimumRooms(next, property)) })
              }
              onRooms={(rooms) => setParty({ ...party, rooms })}
            />
          </div>
        )}
        {wanted !== undefined && (
          <ChangeCost
            preview={preview}
            problem={problem}
            isBusy={isBusy}
            onChange={(difference) => void change(wanted, difference, preview.refetch)}
          />
        )}
        <Inline>
          <Button variant="quiet" onClick={onClose}>
            {t('Leave it as it is')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function useMadeChange(stay: Stay, onDone: ChangeFormProps['onDone']) {
  const wire = useWire();
  const { run, isBusy, problem } = useStayChange(stay.id);
  const key = useRef<CheckoutKey>(undefined);

  /** @param onRefused called where it is not made, e.g. for another price */
  async function change(
    wanted: PreviewChangeRequest,
    difference: Cents,
    onRefused: () => unknown,
  ): Promise<void> {
    const body = { ...wanted, difference: toDollars(difference) };
    key.current = keyFor(body, key.current);
    const { key: press } = key.current;
    let payAt: string | undefined;
    const isDone = await run(async () => {
      const changed = await callApi(wire, 'changeStay', { parts: { id: stay.id }, body, key: press });
      payAt = changed.changing?.url;
      return changed;
    });
    if (payAt !== undefined) window.location.assign(payAt);
    else if (isDone) onDone(difference);
    else onRefused();
  }
  return { change, isBusy, problem };
}
