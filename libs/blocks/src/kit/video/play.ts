import { frameOnTap } from '../frame-on-tap.js';
import { type PlayedType, providers } from './players.js';

const allow = 'accelerometer; autoplay; encrypted-media; fullscreen; gyroscope; picture-in-picture';

/** Plays a provider's videos in the place of their stills. */
export function play(root: HTMLElement, type: PlayedType): void {
  frameOnTap(root, { attribute: 'data-v', base: providers[type].playerBase, allow });
}
