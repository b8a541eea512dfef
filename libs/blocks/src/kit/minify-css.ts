/** CSS written over lines, as one line. Our own sources hold no string or comment that this could break. */
export const minifyCss = (css: string) =>
  css
    .replace(/\s*\n\s*/g, '')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/;}/g, '}');
