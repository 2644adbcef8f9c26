import { configure, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { preloadPoster } from '../components/poster/Poster';
import { AppTheme } from '../theme/AppTheme';
import { aVisitor } from './aVisitor';
import { makeTestStore } from './makeTestStore';

// A busy machine takes longer than the usual second to answer and to render.
configure({ asyncUtilTimeout: 4_000 });

/** The address that the part has navigated to, for a test to find. */
function Address() {
  return <p>{useLocation().pathname}</p>;
}

type Parts = Awaited<ReturnType<typeof makeTestStore>>;
export type PartOptions = Parameters<typeof makeTestStore>[0] & {
  /** The address the part is opened at. */
  path?: string;
  /** What is done before the part is drawn. */
  arrange?: (parts: Parts) => unknown;
};

/**
 * Opens one part of the app by itself, over a store and a backend of the test's own, with the address below it: far
 * less to load and to draw than the whole app.
 */
export const renderPart = async (
  part: React.ReactNode,
  { path = '/', arrange, ...options }: PartOptions = {},
) => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  const parts = await makeTestStore(options);
  // What comes late would come in the middle of a test.
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
  return { ...parts, user: aVisitor() };
};
