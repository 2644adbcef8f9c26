import { screen } from '@testing-library/react';
import { sessionRestored } from '../features/auth/authSlice';
import { renderPart } from '../testing/renderPart';
import { LandingPage } from './LandingPage';
import { RulesPage } from './RulesPage';

const { dataset } = document.documentElement;

const open = (page: React.ReactNode) =>
  renderPart(page, {
    as: null,
    arrange: ({ store }) => store.dispatch(sessionRestored(null)),
  });

describe('on a server with a name and rules', () => {
  beforeEach(() => {
    dataset['community'] = 'Kino <b>Club</b>';
    dataset['rules'] = 'No spoilers.\n\u200b\nBe <i>kind</i>.';
  });
  afterEach(() => {
    delete dataset['community'];
    delete dataset['rules'];
  });

  it('shows the rules line by line, as text', async () => {
    await open(<RulesPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Rules' })).toBeInTheDocument();
    expect(screen.getByText('Kino <b>Club</b>').tagName).toBe('BDI');
    expect(screen.getByText('No spoilers.')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('Be <i>kind</i>.')).toBeInTheDocument();
    expect(screen.queryByText('\u200b')).toBeNull();
  });

  it('the landing page names the community, and leads to them', async () => {
    await open(<LandingPage />);
    const name = screen.getByText('Kino <b>Club</b>');
    expect(name.tagName).toBe('BDI');
    expect(name.parentElement).toHaveTextContent('Kino <b>Club</b> ·');
    expect(screen.getByRole('link', { name: 'Community rules' })).toHaveAttribute('href', '/rules');
  });
});

it('elsewhere there are no rules, and no way to them', async () => {
  await open(
    <>
      <LandingPage />
      <RulesPage />
    </>,
  );
  expect(screen.queryByRole('link', { name: 'Community rules' })).toBeNull();
  expect(screen.getByText('There is nothing at this address.')).toBeInTheDocument();
});
