import { motel } from '@motel/content';

/** A message for guests whose browser runs no scripts, where the site cannot continue without them. */
export function WithoutScripts() {
  return (
    <noscript>
      <p>
        This page needs JavaScript. Without it, call <a href={motel.phone.href}>{motel.phone.shown}</a>: the
        front desk does the same by phone.
      </p>
    </noscript>
  );
}
