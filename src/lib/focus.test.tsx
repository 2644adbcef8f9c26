import { render, screen } from '@testing-library/react';
import { focusNeighbour, focusOnMount } from './focus';

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

describe('a field that the user opened', () => {
  const openBeside = (field: React.ReactNode) => {
    const { rerender } = render(field);
    const other = screen.queryByRole('textbox') ?? screen.getByRole('button');
    other.focus();
    rerender(
      <>
        {field}
        <div ref={focusOnMount} role="group" tabIndex={-1} />
      </>,
    );
    return { other, opened: screen.getByRole('group') };
  };

  it('takes the focus from what opened it', () => {
    expect(openBeside(<button>Add film</button>).opened).toHaveFocus();
  });

  it('leaves it to somebody who is typing elsewhere by then', () => {
    expect(openBeside(<textarea />).other).toHaveFocus();
  });
});

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
