import { Fragment } from 'react';
import type { OtherKeys } from './use-shortcuts.ts';

/** Keys with their words beside what they are for; a screen reader has them in the list of keys. */
export function KeyHints({ keys, className }: { readonly keys: OtherKeys; readonly className: string }) {
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
