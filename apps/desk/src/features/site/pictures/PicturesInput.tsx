import type { SitePart } from '@motel/api-client/desk-contracts';
import { Alert, SelectField, VisuallyHidden } from '@motel/ui';
import { useEffect, useRef, useState } from 'react';
import { DeskButton, DeskCard } from '../../../shared/parts/Page.tsx';
import { usePress } from '../../../shared/wire/calls.ts';
import { pictureOptions } from '../part-draft.ts';
import { list, row, list as rows, rowWords, soft } from '../Site.css.ts';
import { type AddedPicture, AddPicture } from './AddPicture.tsx';
import { picker, set, shown, slider, thumbnail } from './Pictures.css.ts';

interface PicturesInputProps {
  readonly label: string;
  /** Names of pictures, a line each. */
  readonly value: string;
  readonly pictures: SitePart['pictures'];
  readonly mistake: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onAdded: (added: AddedPicture) => void;
}

/** Pictures in their order: chosen among the motel's, or new photographs. */
export function PicturesInput({ label, value, pictures, mistake, onChange, onAdded }: PicturesInputProps) {
  const names = value.split('\n').filter((name) => name !== '');
  const others = pictures.filter(({ name }) => !names.includes(name));
  const [next, setNext] = useState('');
  const put = (order: readonly string[]) => onChange(order.join('\n'));
  const chosen = others.some(({ name }) => name === next) ? next : (others[0]?.name ?? '');
  return (
    <fieldset className={set}>
      <legend>{label}</legend>
      {mistake && <Alert tone="error">{mistake}</Alert>}
      <ol className={list}>
        {names.map((name, at) => {
          const picture = pictures.find((one) => one.name === name);
          const words = picture?.alt ?? name;
          const without = names.filter((other) => other !== name);
          return (
            <li key={name} className={row}>
              <img className={thumbnail} src={picture?.src} alt="" width={120} height={90} />
              <span className={rowWords}>
                {words}
                {at === 0 && <span className={soft}>The large one</span>}
              </span>
              <DeskButton
                size="small"
                disabled={at === 0}
                onClick={() => put(without.toSpliced(at - 1, 0, name))}
              >
                Earlier
                <VisuallyHidden>: {words}</VisuallyHidden>
              </DeskButton>
              <DeskButton size="small" variant="bad" onClick={() => put(without)}>
                Take out
                <VisuallyHidden>: {words}</VisuallyHidden>
              </DeskButton>
            </li>
          );
        })}
      </ol>
      <div className={picker}>
        <SelectField
          label="Another picture"
          value={chosen}
          options={pictureOptions(others)}
          onChange={setNext}
        />
        <DeskButton size="small" icon="plus" disabled={chosen === ''} onClick={() => put([...names, chosen])}>
          Show it here
        </DeskButton>
      </div>
      <AddPhotograph
        onAdded={(added) => {
          onAdded(added);
          put([...names, added.picture.name]);
        }}
      />
    </fieldset>
  );
}

interface PhotographsProps {
  readonly pictures: SitePart['pictures'];
  readonly onChanged: (list: SitePart) => void;
}

/** The motel's photographs: each can go, and others can come. */
export function Photographs({ pictures, onChanged }: PhotographsProps) {
  const { press, isPressing, problem } = usePress('removePhotograph');
  async function remove(name: string): Promise<void> {
    const removed = await press({ body: { name } });
    if (removed !== undefined) onChanged(removed.list);
  }
  return (
    <DeskCard title="Photographs">
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <ul className={rows}>
        {pictures
          .filter(({ name }) => name.startsWith('photos/'))
          .map(({ name, src, alt }) => (
            <li key={name} className={row}>
              <img className={thumbnail} src={src} alt="" width={120} height={90} />
              <span className={rowWords}>{alt}</span>
              <DeskButton size="small" variant="bad" disabled={isPressing} onClick={() => void remove(name)}>
                {`Remove ${name.slice('photos/'.length)}`}
              </DeskButton>
            </li>
          ))}
      </ul>
      <AddPhotograph onAdded={({ list }) => onChanged(list)} />
    </DeskCard>
  );
}

/** Chooses a photograph, how it is cut and what it shows, and puts it into the draft. */
function AddPhotograph({ onAdded }: { readonly onAdded: (added: AddedPicture) => void }) {
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

/** In px: the largest picture that the site shows. */
const MOST_WIDE = 2000;

/** In px: narrower ones look blurred. */
const LEAST_WIDE = 800;

/** Of the JPEG that is sent. */
const QUALITY = 0.92;

/** A chosen file as a picture, or a sentence about why it is none. */
async function readPhotograph(file: File): Promise<ImageBitmap | string> {
  if (file.type === 'image/svg+xml') return 'This is a drawing: choose a JPEG, PNG or WebP.';
  try {
    const picture = await createImageBitmap(file);
    const { width } = cutOf(picture, 50);
    if (width >= LEAST_WIDE) return picture;
    return `This picture is ${width} pixels wide; ${LEAST_WIDE} are needed, ${MOST_WIDE} are best.`;
  } catch {
    return 'This browser cannot read the file as a picture: export it as JPEG first.';
  }
}

/** Shows a picture with its cut bright. */
function drawCut(canvas: HTMLCanvasElement, picture: ImageBitmap, focus: Focus): void {
  const scale = 480 / picture.width;
  canvas.width = 480;
  canvas.height = Math.round(picture.height * scale);
  const { x, y, width, height } = cutOf(picture, focus);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.globalAlpha = 0.3;
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  pen.globalAlpha = 1;
  const place = [x * scale, y * scale, width * scale, height * scale] as const;
  pen.drawImage(picture, x, y, width, height, ...place);
  pen.strokeStyle = '#fff';
  pen.lineWidth = 2;
  pen.strokeRect(...place);
}

/**
 * The cut as a JPEG in base64, no larger than the site shows: a telephone on a slow line sends a tenth, and nothing of the
 * camera's metadata.
 */
async function jpegOf(picture: ImageBitmap, cut: Cut): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(cut.width, MOST_WIDE);
  canvas.height = Math.round((canvas.width * cut.height) / cut.width);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('No canvas');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY).replace(/^[^,]*,/, '');
}

/** A picture of 4 to 3 in a larger one, in its pixels: every picture of the site has this ratio. */
type Cut = Pick<DOMRect, 'x' | 'y' | keyof Size>;
type Size = Pick<DOMRect, 'width' | 'height'>;

const RATIO = 4 / 3;

/** Per cent from the left or from the top, whichever side is too long: where the middle of the cut lies. */
type Focus = number;

/** The largest cut, with its middle as near to the focus as the picture allows. */
function cutOf({ width, height }: Size, focus: Focus): Cut {
  if (width / height > RATIO) {
    const wide = Math.round(height * RATIO);
    return { x: place(width, wide, focus), y: 0, width: wide, height };
  }
  const high = Math.round(width / RATIO);
  return { x: 0, y: place(height, high, focus), width, height: high };
}

/** The side along which a cut can move; none where the picture has the ratio. */
function freeSide({ width, height }: Size): 'x' | 'y' | undefined {
  if (Math.abs(width / height - RATIO) < 0.01) return undefined;
  return width / height > RATIO ? 'x' : 'y';
}

function place(whole: number, part: number, focus: Focus): number {
  return Math.round(Math.min(Math.max((whole * focus) / 100 - part / 2, 0), whole - part));
}
