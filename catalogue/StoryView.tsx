import { Suspense, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { NavigationFocusProvider } from '../src/components/NavigationFocus';
import { RegionBoundary } from '../src/components/RegionBoundary';
import type { Story } from './story';
import { makeStoryStore } from './storyStore';

/** Renders a story with its own store, history and error boundary, so that a broken one does not affect the others. */
export function StoryView({ story }: { story: Story }) {
  const [store] = useState(() => makeStoryStore(story.setting));
  return (
    <Provider store={store}>
      <MemoryRouter>
        <NavigationFocusProvider>
          <RegionBoundary>
            <Suspense>{story.render()}</Suspense>
          </RegionBoundary>
        </NavigationFocusProvider>
      </MemoryRouter>
    </Provider>
  );
}
