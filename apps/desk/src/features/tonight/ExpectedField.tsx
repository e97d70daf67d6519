import type { ArrivingStay } from '@motel/api-client/desk-contracts';
import { useId, useState } from 'react';
import { hourAndMinute } from '../../shared/format/shown-time.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { expectedField, expectedInput } from './ExpectedField.css.ts';

/** When the guest said to come; a guest who telephones says it anew. */
export function ExpectedField({ stay }: { readonly stay: ArrivingStay }) {
  const id = useId();
  const known = stay.expectedAt === undefined ? '' : hourAndMinute(stay.expectedAt);
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
