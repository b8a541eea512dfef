import { frameOnTap } from '../kit/frame-on-tap.js';
import { mapFrameBase } from './map-frame.js';

export const start = (root: HTMLElement): void =>
  frameOnTap(root, { attribute: 'data-m', base: `${mapFrameBase}?`, allow: 'fullscreen' });
