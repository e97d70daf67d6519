import { motel } from '@motel/content';

/** What a guest whose browser runs no scripts is told where the site cannot go on without them. */
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
