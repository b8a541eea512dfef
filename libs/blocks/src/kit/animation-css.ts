import type { AnimationName } from './design.js';
import { sectionSelector } from './section-css.js';
import type { SectionModel } from './types.js';

const turn = (x: number, r: number) => `transform:translateX(${x}%) rotate(${r}deg)`;
const shift = (axis: 'X' | 'Y', at: string, back: string) =>
  `${at}{transform:translate${axis}(-8px)}${back}{transform:translate${axis}(8px)}`;
const shaken = (axis: 'X' | 'Y') => shift(axis, '10%,30%,50%,70%,90%', '20%,40%,60%,80%');
const skew = (degrees: number) => `transform:skewX(${degrees}deg) skewY(${degrees}deg)`;

/** Keyframes by the names of the spec, after Animate.css (MIT). @source spec 9 "Animations" */
const keyframes: Record<AnimationName, string> = {
  fadeIn: 'from{opacity:0}',
  flipInX:
    'from{transform:perspective(400px) rotateX(90deg);opacity:0}40%{transform:perspective(400px) rotateX(-20deg)}60%{transform:perspective(400px) rotateX(10deg);opacity:1}80%{transform:perspective(400px) rotateX(-5deg)}to{transform:perspective(400px)}',
  zoomIn: 'from{opacity:0;transform:scale(.3)}50%{opacity:1}',
  bounce:
    'from,20%,53%,to{transform:none}40%,43%{transform:translateY(-30px) scaleY(1.1)}70%{transform:translateY(-15px) scaleY(1.05)}80%{transform:scaleY(.95)}90%{transform:translateY(-4px) scaleY(1.02)}',
  flash: 'from,50%,to{opacity:1}25%,75%{opacity:.1}',
  pulse: '50%{transform:scale(1.05)}',
  rubberBand:
    '30%{transform:scale(1.25,.75)}40%{transform:scale(.75,1.25)}50%{transform:scale(1.15,.85)}65%{transform:scale(.95,1.05)}75%{transform:scale(1.05,.95)}',
  shakeX: shaken('X'),
  shakeY: shaken('Y'),
  headShake:
    '6.5%{transform:translateX(-6px) rotateY(-9deg)}18.5%{transform:translateX(5px) rotateY(7deg)}31.5%{transform:translateX(-3px) rotateY(-5deg)}43.5%{transform:translateX(2px) rotateY(3deg)}50%{transform:none}',
  swing:
    '20%{transform:rotate(6deg)}40%{transform:rotate(-5deg)}60%{transform:rotate(3deg)}80%{transform:rotate(-3deg)}',
  tada: '10%,20%{transform:scale(.94) rotate(-2deg)}30%,50%,70%,90%{transform:scale(1.05) rotate(2deg)}40%,60%,80%{transform:scale(1.05) rotate(-2deg)}',
  wobble: `15%{${turn(-8, -3)}}30%{${turn(6, 2)}}45%{${turn(-5, -2)}}60%{${turn(3, 1)}}75%{${turn(-2, -1)}}`,
  jello: `11.1%{transform:none}22.2%{${skew(-6)}}33.3%{${skew(4)}}44.4%{${skew(-2.5)}}55.5%{${skew(1.5)}}66.6%{${skew(-0.8)}}77.7%{${skew(0.4)}}`,
  heartBeat: '14%,42%{transform:scale(1.08)}28%,70%{transform:scale(1)}',
};

/** What animates, in which way; nothing for a name switched off, or one we do not know. */
function nameOf(section: SectionModel): AnimationName | null {
  const { animation } = section;
  if (!animation?.isanim || animation.animType === 'none') return null;
  return Object.hasOwn(keyframes, animation.animType) ? animation.animType : null;
}

/**
 * CSS of the animations these sections use, and of no others; only for visitors who do not ask for less motion.
 * A repeating one stops under the pointer and the keyboard's focus (WCAG 2.2.2).
 */
export function animationCss(sections: readonly SectionModel[]): string {
  const names = new Set<AnimationName>();
  const rules = sections.map((section) => {
    const name = nameOf(section);
    const selector = sectionSelector(section._id);
    if (!name || !selector) return '';
    names.add(name);
    const delay = Math.max(0, Math.round(section.animation.delay));
    const { repeat } = section.animation;
    const rule = `${selector}{animation:${name} ${repeat ? '2s' : '1s'} ease ${delay}ms ${repeat ? 'infinite' : '1'} both}`;
    return repeat ? `${rule}${selector}:is(:hover,:focus-within){animation-play-state:paused}` : rule;
  });
  if (!names.size) return '';
  const frames = [...names].map((name) => `@keyframes ${name}{${keyframes[name]}}`);
  return `@media (prefers-reduced-motion:no-preference){${frames.join('')}${rules.join('')}}`;
}
