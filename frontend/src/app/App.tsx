import { UiProvider } from '@linkyard/ui';
import { Provider } from 'react-redux';
import { FeaturesContext } from '../shared/feature/features-context.js';
import { features } from './features.js';
import { RouterProvider } from 'react-router-dom';
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
        <FeaturesContext value={features}>
          <RouterProvider router={router} />
        </FeaturesContext>
      </UiProvider>
    </Provider>
  );
}
