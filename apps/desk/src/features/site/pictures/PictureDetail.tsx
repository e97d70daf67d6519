import type { SitePicture } from '@motel/api-client/desk-contracts';
import { Alert, TextField } from '@motel/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import { together, usePress } from '../../../shared/wire/calls.ts';
import { inside, soft } from '../Site.css.ts';
import * as styles from './Pictures.css.ts';
import { cutAt } from './Thumbnail.tsx';

interface PictureDetailProps {
  readonly picture: SitePicture;
  /** Where it is shown nowhere. @default false */
  readonly mayRemove?: boolean;
}

/** A picture with the point that no cut may lose, three of its cuts, and what it shows in words; each is kept at once. */
export function PictureDetail({ picture, mayRemove = false }: PictureDetailProps) {
  const { name, src, place } = picture;
  const keeping = usePress('describePicture');
  const removing = usePress('removePhotograph');
  const { problem } = together(keeping, removing);
  const [alt, setAlt] = useState(picture.alt);
  const [focus, setFocus] = useState(picture.focus ?? '50 50');
  const isPhotograph = name.startsWith('photos/');
  const kept = useRef<Promise<unknown>>(Promise.resolve());

  function keep(): void {
    if (alt === picture.alt && focus === (picture.focus ?? '50 50')) return;
    // One after the other: the last one typed is the one that stays.
    const body = { name, alt, ...(isPhotograph && { focus }) };
    kept.current = kept.current.then(() => keeping.press({ body }));
  }
  return (
    <div className={inside}>
      {problem && <Alert tone="error">{problem.message}</Alert>}
      {isPhotograph ? (
        <>
          <Ring src={src} focus={focus} onMove={setFocus} onKeep={keep} />
          <div className={styles.cuts}>
            {(['Wide', 'Tablet', 'Phone'] as const).map((size) => (
              <span key={size} className={soft}>
                <img className={styles.cut[size]} src={src} alt="" style={cutAt(focus)} />
                {size}
              </span>
            ))}
          </div>
          <span className={soft}>Drag the ring to what must never be cut off.</span>
        </>
      ) : (
        <img className={styles.whole} src={src} alt="" />
      )}
      <TextField
        label="What it shows, for guests who cannot see it"
        rows={2}
        value={alt}
        hint={alt === '' ? 'No words yet: three or more, before it is shown.' : undefined}
        onChange={setAlt}
        onBlur={keep}
      />
      <span className={soft}>{place === undefined ? 'Shown nowhere yet.' : `Shown at: ${place}.`}</span>
      {mayRemove && isPhotograph && place === undefined && (
        <DeskButton
          size="small"
          variant="bad"
          disabled={removing.isPressing}
          onClick={() => void removing.press({ body: { name } })}
        >
          {`Remove ${name.slice('photos/'.length)}`}
        </DeskButton>
      )}
    </div>
  );
}

interface RingProps {
  readonly src: string;
  readonly focus: string;
  readonly onMove: (focus: string) => void;
  readonly onKeep: () => void;
}

/** The point of a picture: dragged, pressed, or moved by the arrow keys, with Shift ten times as far. */
function Ring({ src, focus, onMove, onKeep }: RingProps) {
  const [left = 50, top = 50] = focus.split(' ').map(Number);
  const to = (...point: readonly [x: number, y: number]) =>
    onMove(point.map((side) => Math.round(Math.min(Math.max(side, 0), 100))).join(' '));

  function follow({ currentTarget, clientX, clientY, buttons, pointerId }: PointerEvent<HTMLElement>): void {
    if (buttons !== 1) return;
    currentTarget.setPointerCapture(pointerId);
    const box = currentTarget.getBoundingClientRect();
    to(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  }

  function step(event: KeyboardEvent): void {
    const far = event.shiftKey ? 10 : 1;
    const [x, y] =
      { ArrowLeft: [-far, 0], ArrowRight: [far, 0], ArrowUp: [0, -far], ArrowDown: [0, far] }[event.key] ??
      [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    to(left + x, top + y);
  }
  return (
    <span className={styles.ringed} onPointerDown={follow} onPointerMove={follow} onPointerUp={onKeep}>
      <img className={styles.ringedPicture} src={src} alt="" draggable={false} />
      <button
        type="button"
        className={styles.ring}
        style={{ left: `${left}%`, top: `${top}%` }}
        aria-label={`What must never be cut off: ${left}% from the left, ${top}% from the top. Arrow keys move it.`}
        onKeyDown={step}
        onBlur={onKeep}
      />
    </span>
  );
}
