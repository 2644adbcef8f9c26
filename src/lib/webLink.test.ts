import { webLink } from './webLink';

it.each([
  ['https://rowf.example', 'https://rowf.example/', 'rowf.example'],
  ['http://rowf.example/stubs/', 'http://rowf.example/stubs/', 'rowf.example/stubs'],
  ['HTTPS://RowF.example/?a=1', 'https://rowf.example/?a=1', 'RowF.example/?a=1'],
])('links %s and shows it without its scheme', (address, href, label) => {
  expect(webLink(address)).toEqual({ href, label });
});

it.each([
  '',
  'rowf.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:mina@rowf.example',
])('makes no link of "%s"', (address) => {
  expect(webLink(address)).toBeNull();
});
