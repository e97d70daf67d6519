import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDesk } from '../../shared/wire/use-desk.ts';

/** Milliseconds after the last letter: answers to half a word are no use. */
const PAUSE = 120;

/** The stays that were found last. */
function useFound(typed: string, isOpen: boolean) {
  const asked = useLater(typed, PAUSE);
  const options = { enabled: asked !== '' && isOpen };
  const { data, isError, isPlaceholderData } = useDesk('search', { query: { words: asked } }, options);
  return {
    found: isError ? [] : (data?.found ?? []),
    hasMore: !isError && data?.more === true,
    isError,
    isKnown: data !== undefined || isError,
    /** The answer is to what is typed now. */
    isFresh: asked === typed && data !== undefined && !isPlaceholderData,
  };
}

type Opening = 'look' | 'check-in';

/** The state of the search: its words, its answers and the chosen one. @param onOpened when a stay is opened */
export function useSearch(onOpened: () => void) {
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  /** Enter was pressed before the answer came: what it opens the stay for. */
  const [opening, setOpening] = useState<Opening | undefined>(undefined);
  const navigate = useNavigate();
  const typed = words.trim();
  const { found, hasMore, isError, isKnown, isFresh } = useFound(typed, isOpen);
  // Fresh answers may be fewer.
  const at = Math.min(chosen, found.length - 1);

  useEffect(() => {
    if (opening !== undefined && isFresh) {
      setOpening(undefined);
      openAt(at, opening);
    }
  });

  function openAt(index: number, to: Opening = 'look') {
    const answer = found[index];
    if (answer === undefined) return;
    end();
    onOpened();
    // The stay's page checks the guests in: it has the undo, or why it was refused.
    const state = to === 'check-in' && answer.isDue ? { checkIn: true } : null;
    void navigate(`/stays/${answer.stay.reference}`, { state });
  }

  function begin(isListOpen: boolean) {
    setOpen(isListOpen);
    setOpening(undefined);
    setChosen(0);
  }
  function end() {
    setWords('');
    begin(false);
  }

  return {
    words,
    found,
    at,
    isShown: isOpen && typed !== '' && isKnown,
    isError,
    hasMore,
    type: (text: string) => {
      setWords(text);
      begin(true);
    },
    choose: setChosen,
    /** Opens the chosen answer, as soon as it is the answer to what was typed. */
    open: (to: Opening = 'look') => setOpening(typed === '' ? undefined : to),
    openAt,
    show: () => setOpen(true),
    close: () => begin(false),
    end,
  };
}

/** A value once it has not changed for so many milliseconds; an empty text at once. */
function useLater(value: string, pause: number): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), value === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return later;
}
