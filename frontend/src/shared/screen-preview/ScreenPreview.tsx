import { directionOf, languageFor } from '@linkyard/languages';
import { ScreenBody, stylesOf, wordsIn, type Screen, type Words } from '@linkyard/storefront';
import { currentLanguage, styleNonce } from '@linkyard/ui';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { regionalLocale } from '../time/regional.js';
import css from './screen-preview.module.css';

interface ScreenPreviewProps {
  /** Accessible name of the frame, such as "Preview of the checkout". */
  title: string;
  /** Makes the screen of the edited values, in the language of the app. */
  screenOf: (words: Words) => Screen;
}

/** CSS pixels of the phone that the screen is laid out for. */
const phoneWidth = 390;
/** Links open nothing: the frame may not open windows. */
const emptyDocument = '<!doctype html><base target="_blank">';

/**
 * A visitor's screen in the size of a phone, made of the same components as the public one. It has a document of its own, so that neither
 * its styles nor those of the app reach the other. In it fields can be filled in and lists opened; nothing is sent and nothing followed.
 */
export function ScreenPreview({ title, screenOf }: ScreenPreviewProps) {
  const [page, setPage] = useState<Document | null>(null);
  const { ref, width } = useElementSize();
  const words = wordsIn(languageFor([currentLanguage()]), regionalLocale());
  const screen = screenOf(words);
  const { language } = words.i18n;
  useEffect(() => {
    if (!page) return;
    page.documentElement.lang = language;
    page.documentElement.dir = directionOf(language);
  }, [page, language]);
  const scale = width > 0 ? width / phoneWidth : 1;
  return (
    <div className={css['phone']}>
      <div ref={ref} className={css['display']}>
        <iframe
          className={css['screen']}
          title={title}
          srcDoc={emptyDocument}
          sandbox="allow-same-origin"
          style={{ width: phoneWidth, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
        />
      </div>
      {page && createPortal(<PreviewedScreen screen={screen} words={words} />, page.body)}
    </div>
  );
}

const PreviewedScreen = ({ screen, words }: { screen: Screen; words: Words }) => (
  <>
    {stylesOf(screen, { look: '' }).map((sheet) => (
      <style key={sheet.css} nonce={styleNonce()}>
        {sheet.css}
      </style>
    ))}
    <ScreenBody screen={screen} words={words} />
  </>
);
