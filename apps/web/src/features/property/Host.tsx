import { motel } from '@motel/content';
import { t } from '@motel/language';
import { Heading, Text } from '@motel/ui';
import { Lamp } from '../../shared/Lamp.tsx';
import { said } from '../../shared/said.ts';
import * as styles from './Host.css.ts';

export function Host() {
  return (
    <section className={styles.host}>
      <span className={styles.face}>
        <Lamp />
      </span>
      <div>
        <Heading level={2} size="title">
          {t('Hosted by {name}', { name: motel.name })}
        </Heading>
        <Text tone="soft">
          {said('The front desk answers day and night: {phone}', {
            phone: <a href={motel.phone.href}>{motel.phone.shown}</a>,
          })}
        </Text>
      </div>
    </section>
  );
}
