/**
 * The script of an open preview: polls every two seconds for a newer draft, then reloads and restores the scroll position.
 * A hidden preview does not poll.
 */
export const previewScript = `(() => {
  const rev = document.currentScript.dataset.rev;
  const ask = async () => {
    try {
      if (document.visibilityState === 'hidden') return;
      const answer = await fetch(location.pathname.replace(/\\/$/, '') + '/rev' + location.search, { cache: 'no-store' });
      if (answer.status === 404) return location.reload();
      if (answer.ok && (await answer.text()) !== rev) return location.reload();
    } catch {
      // Without a network the draft stands as it is.
    } finally {
      setTimeout(ask, 2000);
    }
  };
  setTimeout(ask, 2000);
})();
`;

/** The document with the script, which gets the revision of the draft it shows. */
export const withPreviewScript = (html: string, rev: string): string =>
  html.replace(
    /<\/body>(?![\s\S]*<\/body>)/,
    `<script defer src="/preview/live.js" data-rev="${rev}"></script></body>`,
  );

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const scriptPreloads = /<link\b[^>]*\bas="script"[^>]*>|<link\b[^>]*\brel="modulepreload"[^>]*>/gi;
const framedMarkup = /\ssrcdoc="[^"]*"/gi;

/** The document as a picture: no script, and no frame with markup of its own, which a sandboxed frame would refuse and log. */
export const withoutScripts = (html: string): string =>
  html.replace(scripts, '').replace(scriptPreloads, '').replace(framedMarkup, '');
