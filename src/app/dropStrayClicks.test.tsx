import { fireEvent, render, screen } from '@testing-library/react';
import { dropStrayClicks } from './dropStrayClicks';

let stop: () => void;
beforeEach(() => {
  stop = dropStrayClicks(document);
});
afterEach(() => stop());

/** The clicked controls, in order. */
const open = () => {
  const pressed: string[] = [];
  const press = (name: string) => () => void pressed.push(name);
  render(
    <>
      <button onClick={press('Follow Ruth')}>
        Follow <b>Ruth</b>
      </button>
      <button onClick={press('Follow Kai')}>Follow Kai</button>
      <label>
        Spoilers <input onChange={press('Spoilers')} type="checkbox" />
      </label>
    </>,
  );
  return pressed;
};
const click = (text: string, detail: number) => fireEvent.click(screen.getByText(text), { detail });

it('cancels the second click of a double click on a different control', () => {
  const pressed = open();
  click('Ruth', 1);
  click('Follow Kai', 2);
  click('Follow Kai', 3);
  expect(pressed).toEqual(['Follow Ruth']);
  click('Follow Kai', 1);
  expect(pressed).toEqual(['Follow Ruth', 'Follow Kai']);
});

it('passes on both clicks on the same control, anywhere in it', () => {
  const pressed = open();
  click('Ruth', 1);
  fireEvent.click(screen.getByRole('button', { name: 'Follow Ruth' }), { detail: 2 });
  expect(pressed).toEqual(['Follow Ruth', 'Follow Ruth']);
});

it('treats a label as its field', () => {
  const pressed = open();
  click('Spoilers', 1);
  click('Spoilers', 2);
  expect(pressed).toEqual(['Spoilers', 'Spoilers']);
});

it('passes on clicks by keyboard', () => {
  const pressed = open();
  click('Ruth', 1);
  click('Follow Kai', 0);
  expect(pressed).toEqual(['Follow Ruth', 'Follow Kai']);
});
