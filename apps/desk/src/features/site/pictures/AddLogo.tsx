import { type AddedPicture, AddPicture } from './AddPicture.tsx';
import { pngOf, readLogo } from './logo-file.ts';
import { onSign, signs } from './Pictures.css.ts';

/** Chooses a sign of the motel's own, sees it as small as it stands beside the name, and puts it into the draft. */
export function AddLogo({ onAdded }: { readonly onAdded: (added: AddedPicture) => void }) {
  return (
    <AddPicture
      label="A sign of your own, as SVG or PNG"
      action="Add the sign"
      accept="image/svg+xml,image/png"
      read={readLogo}
      bytesOf={pngOf}
      show={(canvas) => (
        <p className={signs}>
          {(['day', 'night'] as const).map((sky) => (
            <img
              key={sky}
              className={onSign[sky]}
              src={canvas.toDataURL()}
              alt={`The sign by ${sky}`}
              width={48}
              height={36}
            />
          ))}
          As it stands beside the name, by day and by night
        </p>
      )}
      onAdded={onAdded}
    />
  );
}
