import { configure, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { preloadPoster } from '../components/poster/Poster';
import { AppTheme } from '../theme/AppTheme';
import { setupUser } from './setupUser';
import { makeTestStore } from './makeTestStore';

// A busy machine needs more than the default second to answer and to render.
configure({ asyncUtilTimeout: 15_000 });

/** Shows the path to which the part has navigated, for a test to find. */
function Address() {
  return <p>{useLocation().pathname}</p>;
}

type Parts = Awaited<ReturnType<typeof makeTestStore>>;
export type PartOptions = Parameters<typeof makeTestStore>[0] & {
  /** The initial path. */
  path?: string;
  /** Called before the part is rendered. */
  arrange?: (parts: Parts) => unknown;
};

/**
 * Renders one part of the app with its own store and backend, and the current path below it. There is far less to load
 * and render than for the whole app.
 */
export const renderPart = async (
  part: React.ReactNode,
  { path = '/', arrange, ...options }: PartOptions = {},
) => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  const parts = await makeTestStore(options);
  // Loaded later, it would rerender in the middle of a test.
  await preloadPoster();
  await arrange?.(parts);
  render(
    <Provider store={parts.store}>
      <MemoryRouter initialEntries={[path]}>
        <AppTheme mode="dark">{part}</AppTheme>
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return { ...parts, user: setupUser() };
};
