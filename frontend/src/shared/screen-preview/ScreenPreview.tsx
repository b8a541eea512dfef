import { languageFor } from '@linkyard/languages';
import { ScreenBody, stylesOf, wordsIn, type Screen, type Words } from '@linkyard/storefront';
import { currentLanguage, styleNonce } from '@linkyard/ui';
import { regionalLocale } from '../time/regional.js';
import { PreviewFrame } from './PreviewFrame.js';

interface ScreenPreviewProps {
  /** Accessible name of the frame, such as "Preview of the checkout". */
  title: string;
  /** Makes the screen of the edited values, in the language of the app. */
  screenOf: (words: Words) => Screen;
  /** Style sheet of the site that the screen is at, where it is another one than that of the app. */
  look?: string;
  isPicture?: boolean;
}

/**
 * A visitor's screen in the size of a phone, made of the same components as the public one. In it fields can be filled in and lists opened;
 * nothing is sent and nothing followed.
 */
export function ScreenPreview({ title, screenOf, look = '', isPicture = false }: ScreenPreviewProps) {
  const words = wordsIn(languageFor([currentLanguage()]), regionalLocale());
  const screen = screenOf(words);
  return (
    <PreviewFrame title={title} language={words.i18n.language} isPicture={isPicture}>
      {() => (
        <>
          {stylesOf(screen, { look }).map((sheet) => (
            <style key={sheet.css} nonce={styleNonce()}>
              {sheet.css}
            </style>
          ))}
          <ScreenBody screen={screen} words={words} />
        </>
      )}
    </PreviewFrame>
  );
}
