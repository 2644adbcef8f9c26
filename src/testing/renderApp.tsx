import { configure, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/App';
import type { devTools } from '../app/devTools/devTools';
import { preloadPage } from '../app/routes';
import { preloadPoster } from '../components/poster/Poster';
import { aVisitor } from './aVisitor';
import { makeTestStore } from './makeTestStore';

// A busy machine takes longer than the usual second to render a whole page.
configure({ asyncUtilTimeout: 4_000 });

type Options = Parameters<typeof makeTestStore>[0] & { devTools?: typeof devTools };

/**
 * Opens the whole app at an address, over a backend of the test's own.
 * @param path an address below the base path
 */
export const renderApp = async (path: string, options: Options = {}) => {
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined;
  const parts = await makeTestStore(options);
  // As the app starts. React would show what comes later only a third of a second after its fallback.
  await Promise.all([preloadPage(path), preloadPoster()]);
  const StoreProvider = options.devTools?.StoreProvider ?? Provider;
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <StoreProvider store={parts.store}>
        <App />
      </StoreProvider>
    </MemoryRouter>,
  );
  return { ...parts, ...view, user: aVisitor() };
};
