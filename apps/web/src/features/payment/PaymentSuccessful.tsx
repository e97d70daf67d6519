import { Heading, Stack, Text } from '@motel/ui';
import type { ReactNode } from 'react';

export function PaymentSuccessful({ children }: { readonly children: ReactNode }) {
  return (
    <Stack>
      <Heading level={1}>Payment Successful!</Heading>
      <Text size="lead">{children}</Text>
    </Stack>
  );
}
