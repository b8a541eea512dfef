import { LanguageProvider, theme, Toaster } from '@linkyard/ui';
import { MantineProvider } from '@mantine/core';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { UserView } from '@linkyard/contracts';
import type { SeoData } from '../seo/seo-data.js';
import { sessionOpened } from '../session/session-slice.js';
import { createStore } from '../store.js';
import { FakeApi } from './fake-api.js';

interface Options {
  /** Where the app is. */
  at?: string;
  /** The route the part stands on, where it reads parameters. */
  path?: string;
  api?: FakeApi;
  /** What the document says of its site. */
  site?: SeoData;
  /** Who is signed in. */
  account?: UserView;
}

export interface RenderedScreen extends RenderResult {
  user: UserEvent;
  api: FakeApi;
  /** Path and query that the app is at. */
  address: () => string;
}

/** A screen with store, theme, toasts, router and a fake API around it; animations are off. For component specs. */
export function renderWithProviders(ui: ReactNode, options: Options = {}): RenderedScreen {
  const { at = '/', path = '*', api = new FakeApi(), site = {}, account } = options;
  globalThis.fetch = api.fetch;
  const store = createStore({ seoData: site, hasToken: false, storage: localStorage });
  if (account) store.dispatch(sessionOpened({ user: account }));
  const router = createMemoryRouter([{ path, element: ui }], { initialEntries: [at] });
  const rendered = render(
    <Provider store={store}>
      <MantineProvider theme={theme()} env="test">
        <LanguageProvider>
          {' '}
          <RouterProvider router={router} />
          <Toaster />
        </LanguageProvider>
      </MantineProvider>
    </Provider>,
  );
  return {
    ...rendered,
    user: userEvent.setup(),
    api,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
