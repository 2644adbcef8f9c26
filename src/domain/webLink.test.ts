import { webLink } from './webLink';

it.each([
  ['https://rowf.example', 'https://rowf.example/', 'rowf.example'],
  ['http://rowf.example/stubs/', 'http://rowf.example/stubs/', 'rowf.example/stubs'],
  ['HTTPS://RowF.example/?a=1', 'https://rowf.example/?a=1', 'RowF.example/?a=1'],
  ['https://kinö.example/über', 'https://xn--kin-una.example/%C3%BCber', 'kinö.example/über'],
  [
    'https://rowf.example/\u202etxt.exe',
    'https://rowf.example/%E2%80%AEtxt.exe',
    'rowf.example/%E2%80%AEtxt.exe',
  ],
])('links %s and shows it without its scheme', (address, href, label) => {
  expect(webLink(address)).toEqual({ href, label });
});

it.each([
  '',
  'rowf.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:mina@rowf.example',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'view-source:https://rowf.example',
  'blob:https://rowf.example/1',
  'file:///etc/passwd',
  'ftp://rowf.example',
  '//rowf.example',
  'https://',
  'https://known.example@other.example/',
  'https://known.example:443@other.example/',
])('does not link "%s"', (address) => {
  expect(webLink(address)).toBeNull();
});
