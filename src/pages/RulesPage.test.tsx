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
    dataset['rules'] = 'No spoilers.\n\nBe <i>kind</i>.';
  });
  afterEach(() => {
    delete dataset['community'];
    delete dataset['rules'];
  });

  it('shows the rules line by line, as text', async () => {
    await open(<RulesPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Rules' })).toBeInTheDocument();
    expect(screen.getByText('Kino <b>Club</b>')).toBeInTheDocument();
    expect(screen.getByText('No spoilers.')).toBeInTheDocument();
    expect(screen.getByText('Be <i>kind</i>.')).toBeInTheDocument();
  });

  it('the landing page names the community, and leads to them', async () => {
    await open(<LandingPage />);
    expect(screen.getByText('Kino <b>Club</b> ·')).toBeInTheDocument();
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
