import { sandboxedFrameCss } from '../kit/sandboxed-frame.js';

export const css = `${sandboxedFrameCss}
.cu .sf{background:none;border-radius:0}
`;
