import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { lazyComponent } from './lazyComponent';

const makeLazy = () => lazyComponent(() => Promise.resolve(() => <p>The film</p>));

const show = (Page: ReturnType<typeof makeLazy>) =>
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Page />
    </Suspense>,
  );

it('renders at once if its code is already loaded', async () => {
  const Page = makeLazy();
  await Page.preload();
  show(Page);
  expect(screen.getByText('The film')).toBeInTheDocument();
});

it('shows the fallback until its code is loaded', async () => {
  const Page = makeLazy();
  show(Page);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await act(() => Page.preload());
  expect(screen.getByText('The film')).toBeInTheDocument();
});
