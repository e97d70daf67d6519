import { useEffect, useRef, useState } from 'react';
import { type AddedPicture, AddPicture } from './AddPicture.tsx';
import { cutOf, freeSide } from './cut.ts';
import { shown, slider } from './Pictures.css.ts';
import { drawCut, jpegOf, readPhotograph } from './photograph-file.ts';

/** Chooses a photograph, how it is cut and what it shows, and puts it into the draft. */
export function AddPhotograph({ onAdded }: { readonly onAdded: (added: AddedPicture) => void }) {
  const [focus, setFocus] = useState(50);
  return (
    <AddPicture
      label="A photograph"
      action="Add the photograph"
      accept="image/*"
      read={(file) => {
        setFocus(50);
        return readPhotograph(file);
      }}
      bytesOf={(picture) => jpegOf(picture, cutOf(picture, focus))}
      show={(picture) => <CutOf picture={picture} focus={focus} onFocus={setFocus} />}
      onAdded={onAdded}
    />
  );
}

interface CutProps {
  readonly picture: ImageBitmap;
  readonly focus: number;
  readonly onFocus: (focus: number) => void;
}

/** The photograph with its cut, which a slider or a press moves. */
function CutOf({ picture, focus, onFocus }: CutProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const side = freeSide(picture);
  useEffect(() => {
    if (canvas.current !== null) drawCut(canvas.current, picture, focus);
  }, [picture, focus]);
  return (
    <>
      <canvas
        ref={canvas}
        className={shown}
        role="img"
        aria-label="The photograph, with the part that guests see"
        onPointerDown={({ currentTarget, clientX, clientY }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          onFocus(
            Math.round(side === 'x' ? ((clientX - left) / width) * 100 : ((clientY - top) / height) * 100),
          );
        }}
      />
      {side !== undefined && (
        <label className={slider}>
          {side === 'x' ? 'Its middle, from the left' : 'Its middle, from the top'}
          <input
            type="range"
            min={0}
            max={100}
            value={focus}
            onChange={({ target }) => onFocus(target.valueAsNumber)}
          />
        </label>
      )}
    </>
  );
}
