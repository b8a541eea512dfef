import { directionOf } from '@linkyard/languages';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import css from './screen-preview.module.css';

interface PreviewFrameProps {
  /** Accessible name of the frame, such as "Preview of the checkout". */
  title: string;
  language: string;
  shape?: 'phone' | 'window';
  /** A picture: neither pointer nor keyboard reach into it. */
  isPicture?: boolean;
  children: (page: Document) => ReactNode;
}

/** CSS pixels that the screen is laid out for. */
const widths = { phone: 390, window: 1024 } as const;
/** Links open nothing: the frame may not open windows. */
const emptyDocument = '<!doctype html><base target="_blank">';

/** A small phone or window with a document of its own, so that neither its styles nor those of the app reach the other. */
export function PreviewFrame({ title, language, shape = 'phone', isPicture = false, children }: PreviewFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const { ref, width } = useElementSize();
  useEffect(() => {
    if (!page) return;
    page.documentElement.lang = language;
    page.documentElement.dir = directionOf(language);
  }, [page, language]);
  const scale = width > 0 ? width / widths[shape] : 1;
  return (
    <div className={css['device']} data-shape={shape} {...(isPicture ? { role: 'img', 'aria-label': title } : {})}>
      <div ref={ref} className={css['display']}>
        <iframe
          className={css['screen']}
          title={title}
          srcDoc={emptyDocument}
          sandbox="allow-same-origin"
          inert={isPicture}
          aria-hidden={isPicture || undefined}
          style={{ width: widths[shape], height: `${100 / scale}%`, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
        />
      </div>
      {page && createPortal(children(page), page.body)}
    </div>
  );
}
