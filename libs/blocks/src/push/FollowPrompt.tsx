import type { PushPrompt } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { scriptTexts } from '../kit/script-texts.js';

/**
 * A bell, and the words before a browser asks for its permission. Hidden until follow.ts finds that this browser can follow the page, so without
 * JavaScript there is neither.
 */
export function FollowPrompt({ title, text, delaySec, i18n }: PushPrompt & { i18n: Texts }) {
  const words = {
    follow: i18n.t('Follow this page'),
    following: i18n.t('You follow this page'),
    text: text || i18n.t('Get a notification when there is something new.'),
    followed: i18n.t('You get a notification when there is something new.'),
    home: i18n.t(
      'On iPhone and iPad: press Share, then “Add to Home Screen”, and open the page from there. Then you can follow it.',
    ),
    failed: i18n.t('That did not work. Please check whether notifications are allowed in your browser.'),
    yes: i18n.t('Turn on'),
    no: i18n.t('Not now'),
    stop: i18n.t('Turn off'),
    close: i18n.t('Close'),
  };
  return (
    <div className="fw" id="follow" hidden data-delay={delaySec} {...scriptTexts(words)}>
      <div className="fw-c" id="follow-card" role="group" aria-labelledby="follow-title" hidden>
        <p className="fw-t" id="follow-title">
          {title || words.follow}
        </p>
        <p data-fw="text" aria-live="polite">
          {words.text}
        </p>
        <div className="fw-b">
          <button type="button" data-follow="no">
            {words.no}
          </button>
          <button type="button" data-follow="yes">
            {words.yes}
          </button>
        </div>
      </div>
      <button
        type="button"
        className="fw-o"
        aria-expanded={false}
        aria-controls="follow-card"
        aria-label={words.follow}
      >
        <svg
          width="22"
          height="22"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          aria-hidden="true"
        >
          <path
            d="M10 5a2 2 0 0 1 4 0 7 7 0 0 1 4 6v3a4 4 0 0 0 2 3H4a4 4 0 0 0 2-3v-3a7 7 0 0 1 4-6M9 17v1a3 3 0 0 0 6 0v-1"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
    </div>
  );
}
