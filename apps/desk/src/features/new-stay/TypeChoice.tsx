import type { DeskOffer } from '@motel/api-client/desk-contracts';
import { shownMoney } from '@motel/content/words';
import { Fob } from '../../shared/fob/Fob.tsx';
import type { Draft } from './draft.ts';
import { free, full, legend, price, soft, type, types, typeTitle } from './TypeChoice.css.ts';

interface TypeChoiceProps {
  readonly offers: readonly DeskOffer[];
  readonly draft: Draft;
  readonly onChange: (typed: Partial<Draft>) => void;
}

/** The kinds of room, each with its price for these nights and how many are free. */
export function TypeChoice({ offers, draft, onChange }: TypeChoiceProps) {
  return (
    <fieldset>
      <legend className={legend}>Kind of room</legend>
      <div className={types}>
        {offers.map(({ type: room, free: left, total, refusal }) => (
          <label key={room.id} className={type}>
            <input
              type="radio"
              name="type"
              checked={draft.typeId === room.id}
              onChange={() => onChange({ typeId: room.id, roomIds: [] })}
            />
            <Fob room={room} isDecoration />
            <span className={typeTitle}>{room.title}</span>
            {total !== undefined && (
              <>
                <span className={left < Number(draft.rooms) ? full : free}>
                  {left > 0 ? `${left} free` : 'full'}
                </span>
                <span className={price}>{shownMoney(total)}</span>
              </>
            )}
            {refusal !== undefined && <span className={soft}>{refusal}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
