import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { ArrivalProvider } from './Arrival';
import { PageHeading } from './PageHeading';

const renderPages = () =>
  render(
    <MemoryRouter initialEntries={['/one']}>
      <ArrivalProvider>
        <Routes>
          <Route element={<PageHeading title="One" />} path="/one" />
          <Route element={<PageHeading title="Two" />} path="/two" />
        </Routes>
        <Link to="/one">to one</Link>
        <Link to="/two">to two</Link>
      </ArrivalProvider>
    </MemoryRouter>,
  );

it('names the document after the page and leaves the focus alone on the first load', () => {
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
