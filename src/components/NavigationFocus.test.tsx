import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { NavigationFocusProvider } from './NavigationFocus';
import { PageHeading } from './PageHeading';

const renderPages = () =>
  render(
    <MemoryRouter initialEntries={['/one']}>
      <NavigationFocusProvider>
        <Routes>
          <Route element={<PageHeading title="One" />} path="/one" />
          <Route element={<PageHeading title="Two" />} path="/two" />
        </Routes>
        <Link to="/one">to one</Link>
        <Link to="/two">to two</Link>
      </NavigationFocusProvider>
    </MemoryRouter>,
  );

it('sets the document title and leaves the focus alone on the first load', () => {
  renderPages();
  expect(document.title).toBe('One · Cinefolk');
  expect(document.body).toHaveFocus();
});

it('puts the focus on the heading after each navigation and announces the page', async () => {
  const user = userEvent.setup();
  const { container } = renderPages();
  for (const [link, title] of [
    ['to two', 'Two'],
    ['to one', 'One'],
  ] as const) {
    await user.click(screen.getByRole('link', { name: link }));
    expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(document.title).toBe(`${title} · Cinefolk`);
    expect(container.querySelector('[aria-live=polite]')).toHaveTextContent(title);
  }
});

describe('while a page is loading', () => {
  /** A link to a page that shows its heading only when the test says so, beside a box that both pages have. */
  const renderSlowPage = () => {
    const pages = (isHere: boolean) => (
      <BrowserRouter>
        <NavigationFocusProvider>
          <Routes>
            <Route element={isHere && <PageHeading title="Slow" />} path="/slow" />
            <Route element={<PageHeading title="Fast" />} path="*" />
          </Routes>
          <Link to="/slow">slow</Link>
          <input aria-label="Search" />
        </NavigationFocusProvider>
      </BrowserRouter>
    );
    const { rerender } = render(pages(false));
    return { showPage: () => rerender(pages(true)), user: userEvent.setup() };
  };
  const box = () => screen.getByRole('textbox', { name: 'Search' });
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('leaves the focus in a text box that the user focused, and announces the page', async () => {
    const { showPage, user } = renderSlowPage();
    await user.click(screen.getByRole('link', { name: 'slow' }));
    await user.type(box(), 'ru');
    showPage();
    expect(box()).toHaveFocus();
    await user.keyboard('th');
    expect(box()).toHaveValue('ruth');
    expect(screen.getByText('Slow', { selector: '[aria-live]' })).toBeInTheDocument();
  });

  it('takes the focus from a text box that led there', async () => {
    const { showPage, user } = renderSlowPage();
    await user.click(box());
    fireEvent.click(screen.getByRole('link', { name: 'slow' }));
    expect(box()).toHaveFocus();
    showPage();
    expect(screen.getByRole('heading', { name: 'Slow' })).toHaveFocus();
  });

  it('takes the focus from anything but a text box', async () => {
    const { showPage, user } = renderSlowPage();
    const link = screen.getByRole('link', { name: 'slow' });
    await user.click(link);
    await user.click(box());
    act(() => link.focus());
    showPage();
    expect(screen.getByRole('heading', { name: 'Slow' })).toHaveFocus();
  });
});
