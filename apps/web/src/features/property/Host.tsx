import { motel } from '@motel/content';
import { Heading, Text } from '@motel/ui';
import { Lamp } from '../../shared/Lamp.tsx';
import * as styles from './Host.css.ts';

export function Host() {
  return (
    <section className={styles.host}>
      <span className={styles.face}>
        <Lamp />
      </span>
      <div>
        <Heading level={2} size="title">
          {`Hosted by ${motel.name}`}
        </Heading>
        <Text tone="soft">
          The front desk answers day and night: <a href={motel.phone.href}>{motel.phone.shown}</a>
        </Text>
      </div>
    </section>
  );
}
