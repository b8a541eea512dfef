import { UiProvider } from '@linkyard/ui';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router';
import type { createRouter } from './router.js';
import type { createStore } from '../shared/store.js';

interface AppProps {
  store: ReturnType<typeof createStore>;
  router: ReturnType<typeof createRouter>;
}

export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>
  );
}
