import { play } from '../kit/video/play.js';

export const start = (root: HTMLElement): void => play(root, 'youtube');
