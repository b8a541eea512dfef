import { useEffect } from 'react';

/** Keeps a style sheet in the document as long as the caller stands. */
export function useDocumentCss(css: string) {
  useEffect(() => {
    if (css === '') return;
    const element = document.createElement('style');
    element.textContent = css;
    document.head.append(element);
    return () => element.remove();
  }, [css]);
}
