import type { Property } from '@motel/api-client/contracts';
import { Card, DataList, Heading, useMedia } from '@motel/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSitePart } from '../../../shared/motel/site-part.ts';
import { useWords } from '../../../shared/words.ts';
import { FloorPlan } from './FloorPlan.tsx';
import { planFacts, planWords } from './plan-facts.ts';
import * as styles from './RoomBack.css.ts';

interface RoomBackProps {
  readonly property: Property;
  readonly children: ReactNode;
}

export function RoomBack({ property, children }: RoomBackProps) {
  const { words, t } = useWords();
  const isWide = useMedia('wide');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const plan = useSitePart('plans')[property.id];
  if (plan === undefined) return null;
  return (
    <Card as="section" raised="pop" aria-labelledby="plan" className={styles.back}>
      <div className={styles.head}>
        <Heading ref={heading} level={2} size="heading" id="plan" tabIndex={-1}>
          {t('Drawn from the room')}
        </Heading>
        {children}
      </div>
      <div className={isWide ? undefined : styles.upright}>
        <FloorPlan plan={plan} isUpright={!isWide} label={planWords(words, property, plan)} />
      </div>
      <DataList items={planFacts(words, property, plan)} columns={isWide ? 'row' : 2} />
    </Card>
  );
}
