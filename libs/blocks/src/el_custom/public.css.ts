export { sandboxedFrameCss as css } from '../kit/sandboxed-frame.js';
