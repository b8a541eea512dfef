import { MantineProvider } from '@mantine/core';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LanguageProvider } from '../language/LanguageProvider.js';
import { theme } from '../theme/theme.js';
import { Toaster } from '../toasts/Toaster.js';

export interface RenderedUi extends RenderResult {
  user: UserEvent;
  /** Path and query that the app is at. */
  address: () => string;
  go: (to: string) => Promise<void>;
}

/** A part of libs/ui with theme, toasts and a router around it; animations are off. For component specs. */
export function renderWithUi(ui: ReactNode, at = '/'): RenderedUi {
  const router = createMemoryRouter(
    [
      { path: '/elsewhere', element: <p>Elsewhere</p> },
      { path: '*', element: ui },
    ],
    { initialEntries: [at] },
  );
  const rendered = render(
    <MantineProvider theme={theme()} env="test">
      <LanguageProvider>
        {' '}
        <RouterProvider router={router} />
        <Toaster />
      </LanguageProvider>
    </MantineProvider>,
  );
  return {
    ...rendered,
    user: userEvent.setup(),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    go: (to) => act(async () => router.navigate(to)),
  };
}
