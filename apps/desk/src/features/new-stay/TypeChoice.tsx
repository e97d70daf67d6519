import { properties } from '@motel/content';
import { Fob } from '../../shared/fob/Fob.tsx';
import { shownMoney } from '../../shared/format/shown-money.ts';
import type { Draft } from './draft.ts';
import { free, full, legend, price, soft, type, types, typeTitle } from './TypeChoice.css.ts';
import { useQuote } from './use-quote.ts';

interface TypeChoiceProps {
  readonly draft: Draft;
  readonly onChange: (typed: Partial<Draft>) => void;
}

/** The kinds of room, each with its price for these nights and how many are free. */
export function TypeChoice({ draft, onChange }: TypeChoiceProps) {
  return (
    <fieldset>
      <legend className={legend}>Room</legend>
      <div className={types}>
        {properties.map((room) => (
          <TypeRow key={room.id} room={room} draft={draft} onChoose={() => onChange({ typeId: room.id })} />
        ))}
      </div>
    </fieldset>
  );
}

interface TypeRowProps {
  readonly room: { readonly id: string; readonly title: string };
  readonly draft: Draft;
  readonly onChoose: () => void;
}

function TypeRow({ room, draft, onChoose }: TypeRowProps) {
  const { quote, refusal } = useQuote(draft, room.id, false);
  const left = quote && Math.min(...quote.nights.map((night) => night.free));
  return (
    <label className={type}>
      <input type="radio" name="type" checked={draft.typeId === room.id} onChange={onChoose} />
      <Fob room={room} isDecoration />
      <span className={typeTitle}>{room.title}</span>
      {quote !== undefined && left !== undefined && (
        <>
          <span className={left < Number(draft.rooms) ? full : free}>
            {left > 0 ? `${left} free` : 'full'}
          </span>
          <span className={price}>{shownMoney(quote.total)}</span>
        </>
      )}
      {refusal !== undefined && <span className={soft}>{refusal}</span>}
    </label>
  );
}
