import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paths } from '../../src/lib/paths';
import { LandingPage } from '../../src/pages/LandingPage';
import { AppTheme } from '../../src/theme/AppTheme';

/** The landing page as text: its markup, and the style elements that emotion inserted. */
export interface RenderedLanding {
  markup: string;
  styles: string;
}

const STYLE = /<style data-emotion="css([^"]*)">(.*?)<\/style>/gs;

/**
 * Renders the landing page for an app at this base path (with a slash at both ends). Its styles are merged into one
 * element that names them all, so that emotion in the browser knows which are present.
 */
export function renderLanding(basePath: string): RenderedLanding {
  const page = renderToStaticMarkup(
    <StaticRouter basename={basePath} location={basePath.slice(0, -1) + paths.landing}>
      <AppTheme mode="dark">
        <LandingPage />
      </AppTheme>
    </StaticRouter>,
  );
  const found = [...page.matchAll(STYLE)];
  const isGlobal = ([, name = '']: RegExpExecArray) => name.startsWith('-global');
  const own = found.filter((style) => !isGlobal(style));
  const names = own.map(([, name = '']) => name).join('');
  const rules = own.map(([, , css = '']) => css).join('');
  return {
    // At other addresses the page is hidden, and its picture must not be fetched.
    markup: page.replace(STYLE, '').replace('<img ', '<img loading="lazy" '),
    styles:
      found
        .filter(isGlobal)
        .map(([element]) => element)
        .join('') + `<style data-emotion="css${names}">${rules}</style>`,
  };
}
