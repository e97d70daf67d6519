import type { ReactNode } from 'react';
import { DeskLamp } from '../../shared/lamp/DeskLamp.tsx';
import { useMotel } from '../../shared/motel.tsx';
import { useTitle } from '../../shared/parts/PageHead.tsx';
import { card, doorway, inside, sign } from './Doorway.css.ts';

interface DoorwayProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page before anybody is signed in. */
export function Doorway({ title, children }: DoorwayProps) {
  const motel = useMotel();
  useTitle(title);
  return (
    <main className={doorway}>
      <div className={card}>
        <p className={sign}>
          <DeskLamp />
          {motel.name}, front desk
        </p>
        <div className={inside}>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </main>
  );
}
