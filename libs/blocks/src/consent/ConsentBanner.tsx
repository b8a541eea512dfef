import type { Pixels } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { scriptTexts } from '../kit/script-texts.js';

export interface Consent {
  /** The owner's words; empty for the default text. */
  text: string;
  pixels: Pixels;
  i18n: Texts;
}

/**
 * Asks for consent before third-party content is loaded. Hidden until consent.ts finds no stored answer, so without JavaScript there is
 * neither a banner nor anything that needs consent.
 */
export function ConsentBanner({ text, pixels, i18n }: Consent) {
  const ownWords = i18n.t('May this page use tools of other companies to count and measure visits?');
  return (
    <div
      className="cb"
      id="consent"
      role="region"
      aria-label={i18n.t('Consent')}
      hidden
      data-pixels={JSON.stringify(pixels)}
      {...scriptTexts({ choices: i18n.t('Privacy choices') })}
    >
      <p>{text || ownWords}</p>
      <div className="cb-b">
        <button type="button" data-consent="no">
          {i18n.t('No, thanks')}
        </button>
        <button type="button" data-consent="yes">
          {i18n.t('Allow')}
        </button>
      </div>
    </div>
  );
}
