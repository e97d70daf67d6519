import { dateWords } from '@motel/content/english';
import { motelDay, motelToday } from '../../../shared/format/shown-dates.ts';
import { motelTime } from '../../../shared/format/shown-time.ts';
import { DeskCard } from '../../../shared/parts/DeskCard.tsx';
import { changeList, change as changeStyle, inside, small, soft, undoLink } from '../RatePanels.css.ts';
import type { Rates } from '../use-rates.ts';

/** The changes with their person and time, with an undo where nothing later is in the way. */
export function ChangesPanel({ rates: { changes, mayChange, saving } }: { readonly rates: Rates }) {
  return (
    <DeskCard title="Who changed what">
      {changes.length === 0 ? (
        <p className={inside}>Nothing was changed yet.</p>
      ) : (
        <ul className={changeList}>
          {changes.map((made) => {
            const { about, words } = splitNote(made.note);
            return (
              <li key={made.version} className={changeStyle}>
                <span>
                  <strong>{about}</strong> {words}
                  <br />
                  <span className={`${soft} ${small}`}>
                    {made.by}, {whenWords(made.at)}
                  </span>
                </span>
                {mayChange && made.mayUndo && (
                  <button
                    type="button"
                    className={undoLink}
                    disabled={saving.isSaving}
                    aria-label={`Undo: ${made.note}`}
                    onClick={() => void saving.undo(made.version)}
                  >
                    Undo
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </DeskCard>
  );
}

/** `Tipple Twin, July 8` and `$124 to $99`. */
function splitNote(note: string): { readonly about: string; readonly words: string } {
  const at = note.lastIndexOf(': ');
  return at < 0 ? { about: note, words: '' } : { about: note.slice(0, at), words: note.slice(at + 2) };
}

function whenWords(at: string): string {
  const day = motelDay(at);
  return day === motelToday() ? `today ${motelTime(at)}` : `${dateWords(day, 'day')}, ${motelTime(at)}`;
}
