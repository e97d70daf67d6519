import { Dialog } from '@motel/ui';
import { keyRow, keyRows } from './tonight.css.ts';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['/'], 'Search'],
  [['N'], 'New stay'],
  [['G', 'T'], 'Tonight; then P plan, R rates, H rooms, L till, M morning, A ahead'],
  [['↑', '↓'], 'Choose an arrival'],
  [['↵'], 'Check in'],
  [['→'], 'Open the stay'],
  [['O'], 'Other room'],
  [['X'], 'No-show, on the page of the stay'],
  [['Z'], 'Undo the last check-in'],
  [['Esc'], 'Back; nothing is changed'],
  [['?'], 'This list'],
];

/** The keys of the board. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open title="Keys" onClose={onClose}>
      <dl className={keyRows}>
        {KEYS.map(([keys, does]) => (
          <div key={does} className={keyRow}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>The letters can be switched off on the page More.</p>
    </Dialog>
  );
}
