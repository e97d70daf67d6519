import { type ButtonStyle, buttonStyle, Heading, Inline, Stack, Text } from '@motel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './PaymentState.css.ts';
import { Postcard, type PostcardProps } from './Postcard.tsx';

/** The one solid button of the page. */
export const MAIN = { variant: 'solid', size: 'large', full: true } as const;
const QUIET = { variant: 'quiet' } as const;

interface PaymentStateProps extends PostcardProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** The one useful thing to do, solid. @default View Orders */
  readonly main?: ReactNode;
  readonly more?: ReactNode;
}

/** The page after paying, in any state: what happened, the card, one solid button, and the links of §2.17. */
export function PaymentState({ title, lead, main, more, children, ...postcard }: PaymentStateProps) {
  const { t } = useWords();
  return (
    <Stack gap="l">
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <Text size="lead" measure>
          {lead}
        </Text>
      </div>
      <Postcard {...postcard}>
        {children}
        <div className={styles.main}>{main ?? <ViewOrders look={MAIN} />}</div>
        <Inline gap="xs" className={styles.links}>
          {more}
          {main !== undefined && <ViewOrders look={QUIET} />}
          <Link to={sitePaths.home} className={buttonStyle(QUIET)}>
            {t('Go to Home')}
          </Link>
        </Inline>
      </Postcard>
    </Stack>
  );
}

function ViewOrders({ look }: { readonly look: ButtonStyle }) {
  const { t } = useWords();
  return (
    <Link to={sitePaths.bookingHistory} className={buttonStyle(look)}>
      {t('View Orders')}
    </Link>
  );
}
