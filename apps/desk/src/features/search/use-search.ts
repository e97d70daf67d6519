import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { useLater } from './use-later.ts';

/** Milliseconds after the last letter: nobody reads answers to half a word. */
const PAUSE = 120;

/** The state of the search: its words, its answers and the chosen one. @param onOpened when a stay is opened */
export function useSearch(onOpened: () => void) {
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  /** Enter was pressed before the answer came. */
  const [isOpening, setOpening] = useState(false);
  const navigate = useNavigate();
  const typed = words.trim();
  const asked = useLater(typed, PAUSE);
  const options = { enabled: asked !== '' && isOpen };
  const { data, isError, isPlaceholderData } = useDesk('search', { query: { words: asked } }, options);
  const isAnswered = asked === typed && data !== undefined && !isPlaceholderData;
  const found = isError ? [] : (data?.found ?? []);
  // Fresh answers may be fewer.
  const at = Math.min(chosen, found.length - 1);

  useEffect(() => {
    if (isOpening && isAnswered) {
      setOpening(false);
      openAt(at);
    }
  });

  function openAt(index: number) {
    const stay = found[index]?.stay;
    if (stay === undefined) return;
    end();
    onOpened();
    void navigate(`/stays/${stay.reference}`);
  }

  function close() {
    setOpen(false);
    setOpening(false);
    setChosen(0);
  }

  function end() {
    setWords('');
    close();
  }

  return {
    words,
    found,
    at,
    isShown: isOpen && typed !== '' && (data !== undefined || isError),
    isError,
    hasMore: !isError && data?.more === true,
    type: (text: string) => {
      setWords(text);
      setOpen(true);
      setOpening(false);
      setChosen(0);
    },
    choose: setChosen,
    /** Opens the chosen answer, as soon as it is the answer to what was typed. */
    open: () => setOpening(typed !== ''),
    openAt,
    show: () => setOpen(true),
    close,
    end,
  };
}
