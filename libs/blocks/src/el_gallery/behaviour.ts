import { readTexts } from '../kit/script-texts.js';
import { makeButton, wantsCalm } from '../kit/round-button.js';
import { type GalleryTexts, Lightbox, limitButtons } from './lightbox.js';

/** Buttons and a counter for the swiped gallery; swiping itself is the browser's own scrolling. */
function startSlides(frame: HTMLElement, track: HTMLElement, texts: GalleryTexts): void {
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
  if (slides.length < 2) return;
  const counter = document.createElement('div');
  counter.className = 'ga-c';
  counter.ariaHidden = 'true';
  let at = 0;
  const go = (index: number) => {
    const slide = slides[index];
    if (!slide) return;
    track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior: wantsCalm() ? 'auto' : 'smooth' });
  };
  const previous = makeButton('rb-p', texts.previous, () => go(at - 1));
  const next = makeButton('rb-n', texts.next, () => go(at + 1));
  const update = () => {
    at = Math.round(Math.abs(track.scrollLeft) / (track.clientWidth || 1));
    counter.textContent = `${at + 1} / ${slides.length}`;
    limitButtons(previous, next, at, slides.length);
  };
  track.addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update);
  update();
  frame.append(previous, next, counter);
}

function startLightbox(root: HTMLElement, texts: GalleryTexts): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[data-g]')];
  const images = links.map((link) => ({ src: link.href, alt: link.querySelector('img')?.alt ?? '' }));
  let lightbox: Lightbox | undefined;
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-g]') : null;
    // Opening in a new tab stays the visitor's choice.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    lightbox ??= new Lightbox(root, images, texts);
    lightbox.open(links.indexOf(link));
  });
}

export function start(root: HTMLElement): void {
  const frame = root.querySelector<HTMLElement>('.ga-w');
  const track = root.querySelector<HTMLElement>('.ga-Full');
  if (!frame) return;
  const texts: GalleryTexts = readTexts(frame);
  if (track) startSlides(frame, track, texts);
  startLightbox(root, texts);
}
