import { Card, Heading, KeyFob, Picture, Stack, Text } from '@motel/ui';
import type { ReactNode } from 'react';
import * as styles from './PaymentSuccessful.css.ts';
import { motelByNight } from './success-picture.precomputed.ts';
import { WhatHappensNext } from './WhatHappensNext.tsx';

interface PaymentSuccessfulProps {
  readonly children: ReactNode;
  /** The links to other pages. */
  readonly actions: ReactNode;
}

/** The page of §2, the steps until check-in, and a card with the motel by night. */
export function PaymentSuccessful({ children, actions }: PaymentSuccessfulProps) {
  return (
    <div className={styles.page}>
      <Stack gap="xl">
        <Stack>
          <Heading level={1}>Payment Successful!</Heading>
          <Text size="lead">{children}</Text>
        </Stack>
        {actions}
        <WhatHappensNext />
      </Stack>
      <div className={styles.postcard}>
        <Card padding="border" raised="pop">
          <Picture {...motelByNight} width={1200} height={900} ratio="4 / 3" />
          <p className={styles.caption}>We leave the light on for you.</p>
        </Card>
        <KeyFob tone="accent" size={72} className={styles.key} />
      </div>
    </div>
  );
}
