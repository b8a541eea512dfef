import { minifyCss } from '../kit/minify-css.js';

const texts = 'p,h1,h2,h3,h4,label,legend,a,li,span,b,summary,small,figcaption,blockquote,output,option,time';
const ownDirection = 'unicode-bidi:plaintext;text-align:-webkit-match-parent;text-align:match-parent';

/**
 * Only where the page reads from right to left: each text takes its own direction from its words, so that a sentence of ours in English keeps its
 * full stop behind it. It still stands where the page begins its lines; whatever a block says of either wins.
 */
export const rightToLeftCss = minifyCss(`
:where(.lp :is(${texts})){${ownDirection}}
:where(.lp) ::placeholder{${ownDirection}}
:where(.lp button){unicode-bidi:plaintext}
`);
