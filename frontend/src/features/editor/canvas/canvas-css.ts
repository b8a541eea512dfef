import { pageCss, type PageModel } from '@linkyard/blocks/public';

const fontFace = /@import [^;]*;|@font-face\{[^}]*\}/g;

export interface CanvasCss {
  /** For the shadow root around the page. */
  page: string;
  /** Font faces count only in the document itself. */
  fonts: string;
}

/** The page's own CSS, made to fit a frame in a window: heights of the screen are heights of the frame. */
export function canvasCss(model: PageModel): CanvasCss {
  const css = pageCss(model);
  const faces = css.match(fontFace) ?? [];
  const page = css.replace(fontFace, '').replace(/(\d)(?:s|d|l)?vh\b/g, '$1cqh');
  return {
    page: `:host{display:block;min-height:100%}${page}`,
    fonts: faces.join(''),
  };
}
