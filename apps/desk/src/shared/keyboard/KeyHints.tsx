import { Fragment } from 'react';
import type { OtherKeys } from './use-shortcuts.ts';

interface KeyHintsProps {
  readonly keys: OtherKeys;
  readonly className: string;
}

/** Keys with their words beside what they are for; a screen reader has them in the list of keys. */
export function KeyHints({ keys, className }: KeyHintsProps) {
  return (
    <span className={className} aria-hidden="true">
      {keys.map(([each, words]) => (
        <span key={words}>
          {each.map((key) => (
            <Fragment key={key}>
              <kbd>{key}</kbd>{' '}
            </Fragment>
          ))}
          {words}
        </span>
      ))}
    </span>
  );
}
