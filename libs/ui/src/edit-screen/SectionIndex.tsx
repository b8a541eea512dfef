import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { EditSection } from './EditScreen.js';
import css from './EditScreen.module.css';

/** The section that is read: the last one whose head has passed the upper third of the window. */
function useSectionInSight(ids: string) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const sections = ids.split(' ');
    const look = () => {
      const passed = sections.filter((id) => {
        const element = document.getElementById(id);
        return element !== null && element.getBoundingClientRect().top < window.innerHeight / 3;
      });
      // The last ones may be too short to get there.
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      setCurrent(isAtEnd ? sections.at(-1) : (passed.at(-1) ?? sections[0]));
    };
    look();
    // Scrolling may happen in a part of the page; captured, it is seen wherever it happens.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [ids]);
  return [current, setCurrent] as const;
}

/** The sections of a form, always in sight; a click goes to one and puts the focus there. */
export function SectionIndex({ sections }: { sections: readonly EditSection[] }) {
  const [current, setCurrent] = useSectionInSight(sections.map(({ id }) => id).join(' '));
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !link) return;
    // Only the index itself: scrollIntoView would move the window too.
    const { left, right } = nav.current.getBoundingClientRect();
    const at = link.getBoundingClientRect();
    const past = at.left < left ? at.left - left : Math.max(0, at.right - right);
    if (past !== 0) nav.current.scrollLeft += past;
  }, [current]);
  if (sections.length < 2) return null;

  const goTo = (id: string) => {
    const section = document.getElementById(id);
    section?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    section?.focus({ preventScroll: true });
    setCurrent(id);
  };
  return (
    <nav ref={nav} className={css['index']} aria-label={t`Sections`}>
      {sections.map(({ id, title, hasError }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          data-error={hasError}
          onClick={(event) => {
            event.preventDefault();
            goTo(id);
          }}
        >
          {title}
          {hasError && (
            <span className="ly-visually-hidden">
              <Trans> (has errors)</Trans>
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
