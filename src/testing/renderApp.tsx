import { configure, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/App';
import type { devTools } from '../app/devTools/devTools';
import { preloadSearchBox } from '../app/LazySearchBox';
import { preloadPage } from '../app/routes';
import { preloadPoster } from '../components/poster/Poster';
import { setupUser } from './setupUser';
import { makeTestStore } from './makeTestStore';
import type { PartOptions } from './renderPart';

// A busy machine needs more than the default second to render a whole page.
configure({ asyncUtilTimeout: 15_000 });

type Options = Pick<PartOptions, 'arrange'> &
  Parameters<typeof makeTestStore>[0] & { devTools?: typeof devTools };

/**
 * Renders the whole app at a path, with the test's own backend.
 * @param path relative to the base path
 */
export const renderApp = async (path: string, { arrange, ...options }: Options = {}) => {
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined;
  const parts = await makeTestStore(options);
  await arrange?.(parts);
  // As at the app's start. Without it, React shows a loaded chunk only a third of a second after its fallback.
  await Promise.all([preloadPage(path), preloadPoster(), preloadSearchBox()]);
  const StoreProvider = options.devTools?.StoreProvider ?? Provider;
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <StoreProvider store={parts.store}>
        <App />
      </StoreProvider>
    </MemoryRouter>,
  );
  return { ...parts, ...view, user: setupUser() };
};
