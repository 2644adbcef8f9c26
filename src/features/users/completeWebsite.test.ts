import { completeWebsite } from './completeWebsite';

it.each([
  'rowf.example',
  'www.rowf.example/about?a=b',
  'rowf.example:8080',
  'кино.рф',
  'rowf.example/?next=https://a.b',
])('completes %s', (website) => {
  expect(completeWebsite(website)).toBe(`https://${website}`);
});

it.each([
  '',
  'https://rowf.example',
  'http://rowf.example',
  'ftp://rowf.example',
  'javascript:alert(1)',
  'mailto:mina@rowf.example',
  'mina@rowf.example',
  'Row F',
  'rowf',
  'rowf.',
  '3.5',
  '//rowf.example',
  '/about.html',
  'rowf.example/what I watch',
])('leaves %j as it is', (website) => {
  expect(completeWebsite(website)).toBe(website);
});
