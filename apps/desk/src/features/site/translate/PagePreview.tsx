import type { SitePart } from '@motel/api-client/desk-contracts';
import { useEffect, useRef, useState } from 'react';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import { useDesk, usePress } from '../../../shared/wire/calls.ts';
import { shownOn } from '../part-draft.ts';
import { markPage } from './mark-page.ts';
import { paper, where } from './Translate.css.ts';

interface PagePreviewProps {
  readonly part: SitePart;
  readonly group: SitePart['groups'][number] | undefined;
  /** The place of the chosen sentence in the group. */
  readonly at: number;
  readonly typed: string | undefined;
  readonly onChoose: (at: number) => void;
}

/** The page of the draft on which the sentences of a group stand, each with its number. */
export function PagePreview({ part, group, at, typed, onChoose }: PagePreviewProps) {
  const { data } = useDesk('site', {}, { refresh: false });
  const { press, isPressing } = usePress('previewSite');
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const sentences = (group?.fields ?? []).map((field, index) => ({
      number: index + 1,
      shown: String(field.value ?? field.label),
      words: index === at ? (typed ?? '') : '',
      isMissing: field.value === undefined,
      isChosen: index === at,
    }));
    const mark = () => {
      const page = frame.current?.contentDocument;
      if (page?.body) markPage(page, sentences, (number) => onChoose(number - 1));
    };
    mark();
    // Pictures and scripts move the sentences after the page loads.
    const later = setTimeout(mark, loads === 0 ? 2000 : 600);
    return () => clearTimeout(later);
  });
  const url = data?.preview?.url;
  const page = [part.name.slice(0, 2), shownOn(group?.part ?? '')].filter(Boolean).join('/');
  return (
    <aside className={where} aria-label="Where it stands">
      <p>
        <strong>Where it stands</strong> a press on the page finds the sentence
      </p>
      {url === undefined ? (
        <DeskButton
          icon="link"
          busy={isPressing}
          disabled={data === undefined}
          onClick={() => void press({})}
        >
          Show the page here
        </DeskButton>
      ) : (
        <iframe
          key={page}
          ref={frame}
          className={paper}
          title={`${group?.title}, in ${part.title}`}
          src={`${new URL(url).pathname}?page=${page}`}
          onLoad={() => setLoads(loads + 1)}
        />
      )}
    </aside>
  );
}
