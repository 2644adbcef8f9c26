import { render, screen } from '@testing-library/react';
import { focusNeighbour } from './focus';

/** Shows a list in the main region, and moves the focus from the first item's button. */
const leaveFirst = (other?: React.ReactNode): void => {
  render(
    <main id="content" tabIndex={-1}>
      <ul>
        <li>
          <button>Remove this</button>
        </li>
        {other !== undefined && <li>{other}</li>}
      </ul>
    </main>,
  );
  const button = screen.getByRole('button', { name: 'Remove this' });
  button.focus();
  focusNeighbour(button);
};

const LINK = <a href="/film">Its film</a>;

it('moves the focus to the neighbour’s button', () => {
  leaveFirst(
    <>
      {LINK}
      <button>Remove that</button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Remove that' })).toHaveFocus();
});

it('moves the focus to the neighbour’s link if it has no button', () => {
  leaveFirst(LINK);
  expect(screen.getByRole('link', { name: 'Its film' })).toHaveFocus();
});

it('moves the focus to the main region if there is no neighbour', () => {
  leaveFirst();
  expect(screen.getByRole('main')).toHaveFocus();
});
