import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as styles from './HeaderMenu.css.ts';

export interface HeaderMenuProps {
  readonly summary: ReactNode;
  /** Names the button where `summary` is a drawing. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A menu on the browser's own disclosure, so that it opens before, and without, any script. */
export function HeaderMenu({ summary, label, children }: HeaderMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes whenever the page changes
  useEffect(() => menu.current?.removeAttribute('open'), [pathname]);

  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open');
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || menu.current?.open !== true) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onEscape);
    };
  }, []);

  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.summary} aria-label={label}>
        {summary}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
