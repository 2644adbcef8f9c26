import { createRoot } from 'react-dom/client';
import { GlobalStyles } from '../src/theme/GlobalStyles';
import { showMode } from '../src/theme/showMode';
import '../src/theme/fonts.css';
import { Catalogue } from './Catalogue';
import { groups } from './groups';
import { StoryView } from './StoryView';

const light = window.matchMedia('(prefers-color-scheme: light)');
const followMode = () => showMode(light.matches ? 'light' : 'dark');
light.addEventListener('change', followMode);
followMode();

// A dialog takes the focus as it opens; from a window of the catalogue it would take it from the reader.
if (window.parent !== window) Object.assign(HTMLElement.prototype, { focus: () => undefined });

const query = new URLSearchParams(window.location.search);
const chosen = groups
  .flatMap(({ entries }) => entries)
  .find(({ component }) => component === query.get('component'))
  ?.stories.find(({ name }) => name === query.get('name'));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its root element.');
createRoot(root).render(
  <>
    <GlobalStyles />
    {chosen ? (
      <main>
        <StoryView story={chosen} />
      </main>
    ) : (
      <Catalogue groups={groups} />
    )}
  </>,
);
