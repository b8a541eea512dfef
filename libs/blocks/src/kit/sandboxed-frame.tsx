import { useCallback } from 'react';
import { showStill } from './run-frames.js';

/**
 * `still`: markup and styles only, nothing ever runs. `at-once`: scripts run as soon as the page is open. `on-click`: nothing
 * is loaded before the visitor asks for it.
 */
export type FrameStart = 'still' | 'at-once' | 'on-click';

export interface SandboxedFrameProps {
  /** Untrusted markup of the page's owner: it must not reach the surrounding page. */
  code: string;
  /** Accessible name of the frame. */
  title: string;
  /** CSS pixels; with scripts it grows and shrinks with its content afterwards. */
  height: number;
  start: FrameStart;
  /** On the button that starts it. */
  startText?: string;
  /** In the editor nothing starts, but the button is there to be seen. */
  inEditor?: boolean;
}

// Never allow-same-origin: together with scripts it would be no sandbox at all. No top navigation, no downloads, no dialogs.
const mayShow = 'allow-popups allow-popups-to-escape-sandbox';
const mayRun = `allow-scripts allow-forms ${mayShow}`;

/** Links in the frame open beside the page; a phishing form cannot stand in for it. */
const framed = (code: string) =>
  `<!doctype html><meta charset="utf-8"><base target="_blank"><style>body{margin:0}img{max-width:100%;height:auto}</style>${code}`;

/**
 * Untrusted markup in a frame without our origin. The frame inherits the page's policy, so none of its scripts run; a
 * block with scripts calls `runFrames` in its behaviour.ts, which moves the code to a document with a policy of
 * its own. The block's css holds `sandboxedFrameCss`.
 * @source design 6 "Custom code", models.md 3 el_custom
 */
export function SandboxedFrame({ code, title, height, start, startText, inEditor }: SandboxedFrameProps) {
  const showCode = useCallback(
    (frame: HTMLIFrameElement | null) => (frame ? showStill(frame, framed(code)) : undefined),
    [code],
  );
  const shape = { className: 'sf', title, height, loading: 'lazy' as const, referrerPolicy: 'no-referrer' as const };
  if (start === 'on-click') {
    return (
      <div className="sf-w" data-sf={framed(code)} data-sft={title} data-sfh={height}>
        <button type="button" className="btn" hidden={!inEditor}>
          {startText}
        </button>
      </div>
    );
  }
  if (inEditor) return <iframe {...shape} sandbox={mayRun} ref={showCode} />;
  const isStill = start === 'still';
  return (
    <iframe {...shape} sandbox={isStill ? mayShow : mayRun} srcDoc={framed(code)} data-sf={isStill ? undefined : ''} />
  );
}

export const sandboxedFrameCss = `
.sf{display:block;width:100%;max-width:100%;border:0;border-radius:var(--s-r,var(--r));background:#fff;color-scheme:light}
.sf-w .btn[hidden]{display:none}
`;
