import { act, screen, within } from '@testing-library/react';

/** The document in the frame of a ScreenPreview. @param title of the frame */
export async function previewedScreen(title: string) {
  const frame = screen.getByTitle<HTMLIFrameElement>(title);
  if (!frame.contentDocument?.querySelector('main'))
    await act(() => new Promise<void>((resolve) => frame.addEventListener('load', () => resolve(), { once: true })));
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame has no document.');
  return { page, shown: within(page.body) };
}
