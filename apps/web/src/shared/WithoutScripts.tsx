import { said } from './said.ts';
import { useWords } from './words.ts';

/** A message for guests whose browser runs no scripts, where the site cannot continue without them. */
export function WithoutScripts() {
  const { words, motel } = useWords();
  return (
    <noscript>
      <p>
        {said(
          words,
          'This page needs JavaScript. Without it, call {phone}: the front desk does the same by phone.',
          {
            phone: <a href={motel.phone.href}>{motel.phone.shown}</a>,
          },
        )}
      </p>
    </noscript>
  );
}
