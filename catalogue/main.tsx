import { createRoot } from 'react-dom/client';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AppTheme } from '../src/theme/AppTheme';
import '../src/theme/fonts.css';
import { Catalogue } from './Catalogue';
import { groups } from './groups';
import { StoryView } from './StoryView';

// A dialog takes the focus when it opens; in a frame of the catalogue it would take the reader's.
if (window.parent !== window) Object.assign(HTMLElement.prototype, { focus: () => undefined });

const query = new URLSearchParams(window.location.search);
const chosen = groups
  .flatMap(({ entries }) => entries)
  .find(({ component }) => component === query.get('component'))
  ?.stories.find(({ name }) => name === query.get('name'));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its root element.');

function Stage() {
  const isLight = useMediaQuery('(prefers-color-scheme: light)');
  return (
    <AppTheme mode={isLight ? 'light' : 'dark'}>
      {chosen ? (
        <main>
          <StoryView story={chosen} />
        </main>
      ) : (
        <Catalogue groups={groups} />
      )}
    </AppTheme>
  );
}

createRoot(root).render(<Stage />);
