import type { SitePart } from '@motel/api-client/desk-contracts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { frame, screen, view } from './PhoneView.css.ts';

interface PhoneViewProps {
  readonly part: SitePart;
  /** Below the site's address. */
  readonly page: string;
}

/** A page of the draft as a telephone shows it, with what is kept. */
export function PhoneView({ part: { title, seen }, page }: PhoneViewProps) {
  const { data } = useDesk('site', {}, { refresh: 30_000 });
  const { press, isPressing } = usePress('previewSite');
  if (data === undefined) return <div />;
  const url = data.preview?.url;
  return (
    <aside className={view} aria-label="On a phone">
      {url === undefined ? (
        <DeskButton icon="link" busy={isPressing} onClick={() => void press({})}>
          Show the draft on a phone
        </DeskButton>
      ) : (
        <div className={screen}>
          <iframe
            key={seen}
            className={frame}
            title={`${title}, on a phone`}
            src={`${new URL(url).pathname}?page=${page}`}
          />
        </div>
      )}
    </aside>
  );
}
