import { Dialog } from '@motel/ui';
import { useState } from 'react';
import { shownKeys } from '../../shared/keyboard/key-list.ts';
import { keyRow, keyRows } from './KeysDialog.css.ts';

/** The keys of the page that is open, and those of every page. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [lines] = useState(shownKeys);
  return (
    <Dialog open title="Keys" onClose={onClose}>
      <dl className={keyRows}>
        {lines.map(([keys, words]) => (
          <div key={words} className={keyRow}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p>The letters can be switched off on the page More.</p>
    </Dialog>
  );
}
