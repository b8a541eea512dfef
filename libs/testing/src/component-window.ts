/** What media queries answer to: the width of a desktop until a spec says otherwise. */
const desktopPx = 1280;

/** The least and the most width a query names, in pixels; both `em` and `px` are understood. */
function bounds(query: string) {
  const bound = (name: 'min' | 'max') => {
    const found = new RegExp(`${name}-width:\\s*([\\d.]+)(em|px)`).exec(query);
    return found ? Number(found[1]) * (found[2] === 'em' ? 16 : 1) : undefined;
  };
  return { min: bound('min') ?? 0, max: bound('max') ?? Infinity };
}

/** A media query of this window: widths are compared, everything else does not match. */
function matchMedia(query: string): MediaQueryList {
  const { min, max } = bounds(query);
  const target = new EventTarget();
  return Object.assign(target, {
    matches: query.includes('width') && innerWidth >= min && innerWidth <= max,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Adds what jsdom leaves out (layout, media queries) and undoes what a spec before has set. */
export function resetWindow() {
  const noLayout = () => undefined;
  Object.assign(window, { matchMedia, ResizeObserver: NoResizeObserver, scrollTo: noLayout, innerWidth: desktopPx });
  Object.assign(Element.prototype, { scrollIntoView: noLayout, scrollTo: noLayout });
  // Mantine's growing text areas measure again once fonts have come.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  localStorage.clear();
  sessionStorage.clear();
}
