import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { FrameOutline } from '../../src/app/FrameOutline';
import { paths } from '../../src/lib/paths';
import { LandingPage } from '../../src/pages/LandingPage';
import { GuestOutline } from '../../src/pages/guest/GuestOutline';
import { AppTheme } from '../../src/theme/AppTheme';

/** What the document shows by itself as text: its markup, and the style elements that emotion inserted. */
export interface RenderedPage {
  markup: string;
  styles: string;
}

const STYLE = /<style data-emotion="css([^"]*)">(.*?)<\/style>/gs;

/**
 * Renders the landing page and the outline of all others for an app at this base path (with a slash at both ends); the
 * document shows one of them. Their styles are merged into one element that names them all, so that emotion in the
 * browser knows which are present.
 */
export function renderFirstPage(basePath: string): RenderedPage {
  const page = renderToStaticMarkup(
    <StaticRouter basename={basePath} location={basePath.slice(0, -1) + paths.landing}>
      <AppTheme mode="dark">
        <div id="prerendered">
          <LandingPage />
        </div>
        <div aria-hidden="true" id="outline" inert>
          <div id="frame-outline">
            <FrameOutline />
          </div>
          <div id="guest-outline">
            <GuestOutline />
          </div>
        </div>
      </AppTheme>
    </StaticRouter>,
  );
  const found = [...page.matchAll(STYLE)];
  const isGlobal = ([, name = '']: RegExpExecArray) => name.startsWith('-global');
  const own = found.filter((style) => !isGlobal(style));
  const names = own.map(([, name = '']) => name).join('');
  const rules = own.map(([, , css = '']) => css).join('');
  return {
    // A hidden page's picture must not be fetched.
    markup: page.replace(STYLE, '').replaceAll('<img ', '<img loading="lazy" '),
    styles:
      found
        .filter(isGlobal)
        .map(([element]) => element)
        .join('') + `<style data-emotion="css${names}">${rules}</style>`,
  };
}
