import { counted } from '@motel/content/english';
import { LiveRegion, VisuallyHidden } from '@motel/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSettled } from '../../shared/field/use-settled.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { KeyHints } from '../../shared/keyboard/KeyHints.tsx';
import { type OtherKeys, useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { type Setting, settingsWith } from '../../shared/nav/settings.ts';
import { useDesk } from '../../shared/wire/calls.ts';
import { FoundStay } from './FoundStay.tsx';
import { answers, field, hint, input, search, sentence, setting } from './StaySearch.css.ts';

const IN_THE_LIST: OtherKeys = [[['Shift', 'Enter'], 'Check in the stay that the search has chosen']];

/** The one search of the desk: stays by name, part of a number, reference or room. @param hasSettings its owner finds them, too */
export function StaySearch({ hasSettings = false }: { readonly hasSettings?: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  const { words, found, at, isShown, isError, hasMore, ...does } = useSearch(() => box.current?.blur());
  const id = useId();
  const navigate = useNavigate();
  const last = found.length - 1;
  useShortcuts({ '/': ['Search', () => box.current?.focus()] }, { isEverywhere: true, others: IN_THE_LIST });
  useEffect(() => {
    if (isShown && at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [isShown, at, id]);

  function onKeyDown(event: KeyboardEvent) {
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => does.choose(at >= last ? 0 : at + 1),
      ArrowUp: () => does.choose(at <= 0 ? last : at - 1),
      Enter: () => {
        const [first] = hasSettings && isShown && last < 0 ? settingsWith(words) : [];
        if (first === undefined) return does.open(event.shiftKey ? 'check-in' : 'look');
        does.end();
        void navigate(first.to);
      },
      Escape: () => {
        // Twice leaves the field: the letters of the page work again.
        if (words === '') box.current?.blur();
        does.end();
      },
    };
    const pressed = keys[event.key];
    if (pressed === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    pressed();
  }

  return (
    <search
      className={search}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Tab reaches the links below the stays.
        if (!currentTarget.contains(relatedTarget)) does.close();
      }}
    >
      <label className={field}>
        <DeskIcon name="search" />
        <VisuallyHidden>Find a stay, guest or room</VisuallyHidden>
        <input
          ref={box}
          className={input}
          type="search"
          role="combobox"
          placeholder="Name, part of a number, reference, room"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          aria-expanded={isShown}
          aria-controls={isShown && last >= 0 ? `${id}-answers` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
          value={words}
          onChange={(event) => does.type(event.target.value)}
          onFocus={does.show}
          onKeyDown={onKeyDown}
        />
        <span aria-hidden="true">
          <kbd>/</kbd>
        </span>
      </label>
      {isShown && (
        <Answers
          {...{ id, words, found, at, isError, hasMore, does }}
          settings={hasSettings ? settingsWith(words) : []}
        />
      )}
      <LiveRegion>{isShown && !isError ? `${counted(found.length, 'stay')} found` : ''}</LiveRegion>
    </search>
  );
}

type Search = ReturnType<typeof useSearch>;

interface AnswersProps extends Pick<Search, 'words' | 'found' | 'at' | 'isError' | 'hasMore'> {
  readonly id: string;
  readonly does: Pick<Search, 'openAt' | 'choose' | 'end'>;
  readonly settings: readonly Setting[];
}

function Answers({ id, words, found, at, isError, hasMore, does, settings }: AnswersProps) {
  const to = `/tonight/several?words=${encodeURIComponent(words.trim())}`;
  const all = found.length > 1 ? [{ title: `These ${found.length} at once`, to, kind: 'Several stays' }] : [];
  return (
    // A press on an answer must not take the focus out of the field before it opens.
    // biome-ignore lint/a11y/noStaticElementInteractions: the answers inside have the roles
    <div className={answers} onMouseDown={(event) => event.preventDefault()}>
      {found.length > 0 ? (
        <div role="listbox" id={`${id}-answers`} aria-label="Stays">
          {found.map((answer, index) => (
            <FoundStay
              key={answer.stay.id}
              id={`${id}-${index}`}
              found={answer}
              isChosen={index === at}
              onOpen={() => does.openAt(index)}
              onChoose={() => does.choose(index)}
            />
          ))}
        </div>
      ) : (
        (isError || settings.length === 0) && (
          <p className={sentence}>
            {isError
              ? 'The search has no answer: no connection. Your words stay here.'
              : 'No stay has these words. Try a part of the name, or the end of the telephone number.'}
          </p>
        )
      )}
      {[...groupsOf(found), ...all, ...settings.map((one) => ({ ...one, kind: 'Setting' }))].map(
        ({ title, to, kind }) => (
          <Link key={to} className={setting} to={to} onClick={does.end}>
            {title}
            <span>{kind}</span>
          </Link>
        ),
      )}
      {hasMore && <p className={sentence}>There are more: add a word.</p>}
      {found.length > 0 && <KeyHints className={hint} keys={keysOf(found[at]?.isDue ?? false)} />}
    </div>
  );
}

/** The groups of the found stays, each once. */
function groupsOf(found: AnswersProps['found']) {
  const groups = new Map(found.flatMap(({ stay: { group } }) => (group ? [[group.id, group.name]] : [])));
  return [...groups].map(([id, title]) => ({ title, to: `/groups/${id}`, kind: 'Group' }));
}

function keysOf(isDue: boolean): OtherKeys {
  return [
    [['↑', '↓'], 'choose'],
    [['↵'], 'open'],
    ...(isDue ? [[['Shift', '↵'], 'check in'] as const] : []),
    [['Esc'], 'close'],
  ];
}

/** Milliseconds after the last letter: answers to half a word are no use. */
const PAUSE = 120;

function useFound(typed: string, isOpen: boolean) {
  const asked = useSettled(typed, typed === '' ? 0 : PAUSE);
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
function useSearch(onOpened: () => void) {
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
