import { Card, Heading, Stamp } from '@motel/ui';
import { useSitePart } from '../../shared/motel/site-part.ts';
import { useSite } from '../../shared/site.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './QrPostcard.css.ts';

/** The written side of a postcard (§2): its stamp is a QR code that opens this website on a telephone. */
export function QrPostcard() {
  const { motel, t } = useWords();
  const { origin } = useSite();
  const { words, rooms } = useSitePart('home');
  const { headline, message, to, imprint } = words.postcard;
  const address = new URL(origin).host;
  return (
    <Card as="section" padding="roomy" raised="pop" className={styles.card} aria-labelledby="postcard">
      <div className={styles.message}>
        <Heading level={2} id="postcard" className={styles.headline}>
          {headline}
        </Heading>
        <p className={styles.words}>{message}</p>
        <p className={styles.imprint}>{imprint}</p>
      </div>
      <div className={styles.right}>
        <div className={styles.stamp}>
          <Cancellation />
          <Stamp place={motel.province} value={`${rooms}`}>
            <img
              src="/qr.svg"
              alt={t('QR code of {address}', { address })}
              width={160}
              height={160}
              loading="lazy"
              className={styles.code}
            />
          </Stamp>
        </div>
        <div className={styles.lines}>
          <p>{to}</p>
          <p>{`${motel.name}, ${motel.city}`}</p>
          <p>
            <a href={origin}>{address}</a>
          </p>
        </div>
      </div>
    </Card>
  );
}

/** The waves of the postmark beside the stamp. Decoration. */
function Cancellation() {
  return (
    <svg viewBox="0 0 170 76" className={styles.waves} aria-hidden="true">
      <path d="M0 10q10-10 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0M0 28q10-10 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0M0 46q10-10 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0M0 64q10-10 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0" />
    </svg>
  );
}
