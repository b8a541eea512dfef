import { useState, type SyntheticEvent } from 'react';

interface PageFrameProps {
  templateId: string;
  title: string;
  width: number;
  height: number;
  scale: number;
  className?: string | undefined;
  /** A picture rather than a page: neither reachable nor read out. */
  decorative?: boolean;
  onShown?: () => void;
  onFailed?: () => void;
}

/** True when a page arrived; a refusal is JSON or a browser's own error page. */
function hasPage(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentDocument?.contentType === 'text/html' && frame.contentWindow?.location.href !== 'about:blank';
  } catch {
    // The browser's error page belongs to another origin.
    return false;
  }
}

/**
 * A template's home page as its visitors see it, drawn at the width of a device. Its own scripts do not run here: a
 * picture of many pages must be cheap, and an untrusted page must not act inside the app.
 */
export function PageFrame(props: PageFrameProps) {
  const { templateId, title, width, height, scale, decorative = false } = props;
  const [shown, setShown] = useState(false);
  const onLoad = (event: SyntheticEvent<HTMLIFrameElement>) => {
    if (!hasPage(event.currentTarget)) return props.onFailed?.();
    setShown(true);
    props.onShown?.();
  };
  return (
    <iframe
      src={`/preview/${templateId}/home?still=1`}
      title={title}
      className={props.className}
      sandbox="allow-same-origin"
      inert={decorative}
      aria-hidden={decorative || undefined}
      onLoad={onLoad}
      style={{
        // From the left edge in any direction of writing: wider than its place, it would stick out on the left of a right-to-left screen.
        position: 'absolute',
        top: 0,
        left: 0,
        width,
        height,
        border: 0,
        transform: scale === 1 ? undefined : `scale(${scale})`,
        transformOrigin: '0 0',
        opacity: shown ? 1 : 0,
        transition: 'opacity var(--ly-slow) var(--ly-ease)',
        pointerEvents: decorative ? 'none' : undefined,
      }}
    />
  );
}
