import type { Pixels } from '@linkyard/contracts';

const ownWords = 'May this page use tools of other companies to count and measure visits?';

export interface Consent {
  /** The owner's words; empty for the house's. */
  text: string;
  pixels: Pixels;
}

/**
 * Asks for consent before third-party content is loaded. Hidden until consent.ts finds no stored answer, so without JavaScript there is
 * neither a banner nor anything that needs consent.
 */
export function ConsentBanner({ text, pixels }: Consent) {
  return (
    <div className="cb" id="consent" role="region" aria-label="Consent" hidden data-pixels={JSON.stringify(pixels)}>
      <p>{text || ownWords}</p>
      <div className="cb-b">
        <button type="button" data-consent="no">
          No, thanks
        </button>
        <button type="button" data-consent="yes">
          Allow
        </button>
      </div>
    </div>
  );
}
