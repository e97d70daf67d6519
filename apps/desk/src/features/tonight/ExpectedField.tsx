import type { ArrivingStay } from '@motel/api-client/desk-contracts';
import { motel } from '@motel/content';
import { useId, useState } from 'react';
import { usePress } from '../../shared/wire/use-press.ts';
import { expectedField, expectedInput } from './ExpectedField.css.ts';

const hour = new Intl.DateTimeFormat('en-CA', {
  timeZone: motel.houseRules.timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** When the guest said to come; a guest who telephones says it anew. */
export function ExpectedField({ stay }: { readonly stay: ArrivingStay }) {
  const id = useId();
  const known = stay.expectedAt === undefined ? '' : hour.format(new Date(stay.expectedAt));
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const { press, problem } = usePress('expectGuest');
  async function save() {
    if (typed === undefined || typed === known) return;
    const saved = await press({ parts: { id: stay.id }, body: { time: typed === '' ? null : typed } });
    if (saved !== undefined) setTyped(undefined);
  }
  return (
    <span className={expectedField}>
      <label htmlFor={id}>Comes about</label>
      <input
        id={id}
        type="time"
        className={expectedInput}
        value={typed ?? known}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void save();
        }}
      />
      {problem !== undefined && <span role="alert">{problem.message}</span>}
    </span>
  );
}
