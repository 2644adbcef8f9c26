import { render } from '@testing-library/react';
import { TextWithName } from './TextWithName';

it.each([
  ['You unfollowed דנה', 'דנה', 'You unfollowed <bdi>דנה</bdi>'],
  ['דנה’s session has ended.', 'דנה', '<bdi>דנה</bdi>’s session has ended.'],
  ['Spoilers', 'דנה', 'Spoilers'],
])('“%s” keeps the name apart from the words around it', (text, name, html) => {
  expect(render(<TextWithName name={name} text={text} />).container.innerHTML).toBe(html);
});
