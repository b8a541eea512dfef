import { styleNonce } from '@linkyard/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

interface ShadowPageProps {
  css: string;
  children: ReactNode;
  /** Called with the shadow root once it exists. */
  onRoot: (root: ShadowRoot | null) => void;
}

/**
 * Holds a page in a tree of its own: its CSS does not reach the app, nor the app's the page. What is in it can be
 * looked at only; selecting, dragging and reading aloud are the overlay's.
 */
export function ShadowPage({ css, children, onRoot }: ShadowPageProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback(
    (host: HTMLDivElement | null) => {
      if (!host) return;
      const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
      setRoot(shadow);
      onRoot(shadow);
    },
    [onRoot],
  );
  return (
    <div ref={attach} inert data-page>
      {root &&
        createPortal(
          <>
            <style nonce={styleNonce()}>{css}</style>
            {children}
          </>,
          root,
        )}
    </div>
  );
}
