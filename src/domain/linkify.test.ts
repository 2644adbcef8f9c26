import fc from 'fast-check';
import { anyCharacter, randomRuns } from '../../mocks/testing/random';
import { linkify, type TextPart } from './linkify';

const linksOf = (text: string) =>
  linkify(text).flatMap((part) => (part.kind === 'link' ? [part.text] : []));
const mentionsOf = (text: string) =>
  linkify(text).flatMap((part) => (part.kind === 'mention' ? [part.username] : []));
const read = (parts: TextPart[]) => parts.map(({ text }) => text).join('');

it('splits a text into its parts, in order', () => {
  expect(linkify('Ask @kai: https://rowf.example/a, then come.')).toEqual([
    { kind: 'plain', text: 'Ask ' },
    { kind: 'mention', text: '@kai', username: 'kai' },
    { kind: 'plain', text: ': ' },
    { kind: 'link', text: 'https://rowf.example/a', href: 'https://rowf.example/a' },
    { kind: 'plain', text: ', then come.' },
  ]);
});

it('returns a text without either as one part, and none for an empty text', () => {
  expect(linkify('No addresses here')).toEqual([{ kind: 'plain', text: 'No addresses here' }]);
  expect(linkify('')).toEqual([]);
});

describe('a web address', () => {
  it.each([
    'http://rowf.example',
    'HTTPS://Rowf.Example/Path',
    'https://rowf.example:8080/a?b=c&d=%20#e',
    'https://rowf.example/a_b-c~d/@kai',
    'https://kinö.example/größe',
    'https://例え.テスト/映画',
    'https://en.example/wiki/Ran_(film)',
    'https://en.example/wiki/Ran_(film)_(1985)',
    'http://[::1]:5173/',
    'http://localhost:5173/',
    'https://rowf.example/?list[]=1',
    'https://ja.example/wiki/トイ・ストーリー',
    'https://en.example/wiki/Schindler’s_List',
    'https://en.example/wiki/Sino–Soviet_split',
    `https://rowf.example/${'long/'.repeat(400)}`,
  ])('is found whole: %s', (address) => {
    expect(linksOf(address)).toEqual([address]);
    expect(linksOf(`see ${address} there`)).toEqual([address]);
    expect(linksOf(`(${address})`)).toEqual([address]);
  });

  it.each([
    ['https://rowf.example.', 'https://rowf.example'],
    ['https://rowf.example/a, and', 'https://rowf.example/a'],
    ['https://rowf.example/a?!', 'https://rowf.example/a'],
    ['https://rowf.example/a...', 'https://rowf.example/a'],
    ['“https://rowf.example/a”', 'https://rowf.example/a'],
    ["'https://rowf.example/a'", 'https://rowf.example/a'],
    ['<https://rowf.example/a>', 'https://rowf.example/a'],
    ['[text](https://rowf.example/a)', 'https://rowf.example/a'],
    ['(see https://en.example/Ran_(film)).', 'https://en.example/Ran_(film)'],
    ['https://rowf.example/a))))', 'https://rowf.example/a'],
    ['**https://rowf.example/a**', 'https://rowf.example/a'],
    ['https://rowf.example/a。', 'https://rowf.example/a'],
    ['https://rowf.example\\@evil.example', 'https://rowf.example'],
    ['https://rowf.example/\u202egpj.exe', 'https://rowf.example/'],
    ['「https://rowf.example/a」を見た', 'https://rowf.example/a'],
    ['『https://rowf.example/a』', 'https://rowf.example/a'],
    ['（https://rowf.example/a）です', 'https://rowf.example/a'],
    ['【https://rowf.example/a】と', 'https://rowf.example/a'],
    ['＜https://rowf.example/a＞', 'https://rowf.example/a'],
    ['｢https://rowf.example/a｣', 'https://rowf.example/a'],
    ['他说“https://rowf.example/a”很好', 'https://rowf.example/a'],
    ['‘https://rowf.example/a’很好', 'https://rowf.example/a'],
    ['https://rowf.example/a、それから', 'https://rowf.example/a'],
    ['https://rowf.example/a。次は', 'https://rowf.example/a'],
    ['https://rowf.example/a，然后', 'https://rowf.example/a'],
    ['https://rowf.example/a．次', 'https://rowf.example/a'],
    ['https://rowf.example/a！すごい', 'https://rowf.example/a'],
    ['https://rowf.example/a？見た', 'https://rowf.example/a'],
    ['https://rowf.example/a：最高', 'https://rowf.example/a'],
    ['https://rowf.example/a；再', 'https://rowf.example/a'],
    ['https://rowf.example/a…and so on', 'https://rowf.example/a'],
    ['https://rowf.example/a—a must', 'https://rowf.example/a'],
    ['https://rowf.example/a– a must', 'https://rowf.example/a'],
    ['«https://rowf.example/a», он сказал', 'https://rowf.example/a'],
    ['„https://rowf.example/a“ sagt er', 'https://rowf.example/a'],
    ['https://rowf.example/a، ثم', 'https://rowf.example/a'],
    ['https://rowf.example/a؟', 'https://rowf.example/a'],
    ['https://rowf.example‼見た', 'https://rowf.example'],
    ['https://rowf.example⁉️', 'https://rowf.example'],
    ['https://rowf.example/a／次', 'https://rowf.example/a'],
    ['https://rowf.example/a～次', 'https://rowf.example/a'],
    ['⟨https://rowf.example/a⟩', 'https://rowf.example/a'],
    ['❝https://rowf.example/a❞', 'https://rowf.example/a'],
    ['https://rowf.example/a⸺and', 'https://rowf.example/a'],
    ['https://rowf.example/a۔', 'https://rowf.example/a'],
    ['https://rowf.example/a։', 'https://rowf.example/a'],
    ['https://rowf.example/a។', 'https://rowf.example/a'],
    ['~~https://rowf.example/a~~', 'https://rowf.example/a'],
    ['בhttps://rowf.example/a', 'https://rowf.example/a'],
    ['وhttps://rowf.example/a', 'https://rowf.example/a'],
    ['देखोhttps://rowf.example/a', 'https://rowf.example/a'],
    ['これhttps://rowf.example/a', 'https://rowf.example/a'],
    ['映画https://rowf.example/a', 'https://rowf.example/a'],
    ['링크https://rowf.example/a', 'https://rowf.example/a'],
    ['ดูที่https://rowf.example/a', 'https://rowf.example/a'],
    ['スターhttps://rowf.example/a', 'https://rowf.example/a'],
    ['第２話：https://rowf.example/a', 'https://rowf.example/a'],
  ])('in %j ends before the punctuation of the sentence', (text, address) => {
    expect(linksOf(text)).toEqual([address]);
    expect(read(linkify(text))).toBe(text);
  });

  it('is found at each occurrence', () => {
    expect(linksOf('http://a.example http://b.example\nhttp://c.example')).toHaveLength(3);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://rowf.example/%0aalert(1)',
    'data:text/html,<script>',
    'vbscript:msgbox(1)',
    'ftp://rowf.example',
    'file:///etc/passwd',
    'mailto:mina@rowf.example',
    'rowf.example',
    '//rowf.example',
    'https:rowf.example',
    'https://',
    'http://.',
    'xhttps://rowf.example',
    'éhttps://rowf.example',
    'e\u0301https://rowf.example',
    '_https://rowf.example',
    'https://known.example@other.example/',
  ])('is not found in %s', (text) => {
    expect(linksOf(text)).toEqual([]);
    expect(read(linkify(text))).toBe(text);
  });
});

describe('a mention', () => {
  it.each([
    ['@jr., @jr', ['jr.', 'jr']],
    ['@-x-', ['-x-']],
    ['@...', ['...']],
    ['@kai.', ['kai']],
  ])(
    'in %s keeps the dots and hyphens at the end that somebody has in their name',
    (text, names) => {
      const usernames = ['jr.', '-x-', '...'];
      const parts = linkify(text, (name) => usernames.includes(name));
      const found = parts.flatMap((part) => (part.kind === 'mention' ? [part.username] : []));
      expect(found).toEqual(names);
      expect(parts.map((part) => part.text).join('')).toBe(text);
    },
  );

  it.each([
    ['@kaiさん', ['kai'], ['kai']],
    ['@kaiさん', ['kai', 'kaiさん'], ['kaiさん']],
    ['@映画さん', ['映画'], ['映画']],
    ['@映画館', ['館'], []],
    ['@kaiと@映画さん', ['kai', '映画'], ['kai', '映画']],
    ['@kai.さん', ['kai'], ['kai']],
  ])('in %s, where %j are users, is of %j', (text, usernames, names) => {
    const parts = linkify(text, (name) => usernames.includes(name));
    const found = parts.flatMap((part) => (part.kind === 'mention' ? [part.username] : []));
    expect(found.filter((name) => usernames.includes(name))).toEqual(names);
    expect(read(parts)).toBe(text);
  });

  it.each([
    ['@kai/@ruth', ['kai', 'ruth']],
    ['(@kai/@ruth/@noel)', ['kai', 'ruth', 'noel']],
    ['@kai&@ruth+@noel', ['kai', 'ruth', 'noel']],
    ['@kai、@ruth。', ['kai', 'ruth']],
    ['@kaiと@ruthさん', ['kai', 'ruth']],
    ['「@kai」（@ruth）', ['kai', 'ruth']],
    ['@kai…@ruth—', ['kai', 'ruth']],
    ['“@kai”,‘@ruth’', ['kai', 'ruth']],
  ])('in %s is found beside others: %j', (text, names) => {
    expect(mentionsOf(text)).toEqual(names);
    expect(read(linkify(text))).toBe(text);
  });

  it.each([
    ['@kai', 'kai'],
    ['@kaiさん', 'kai'],
    ['@kai님', 'kai'],
    ['@kaiครับ', 'kai'],
    ['@kai先生', 'kai'],
    ['こんにちは@kai', 'kai'],
    ['@スターさん', 'スターさん'],
    [`@kai${'さん'.repeat(40)}`, 'kai'],
    ['Thanks @kai!', 'kai'],
    ['(@kai)', 'kai'],
    ['“@kai”', 'kai'],
    ['...@kai', 'kai'],
    ['line\n@kai', 'kai'],
    ['@kai.', 'kai'],
    ['@kai...', 'kai'],
    ['@kai-', 'kai'],
    ['@kai’s', 'kai'],
    ['@frame.by-frame_1', 'frame.by-frame_1'],
    ['@Noël', 'Noël'],
    ['@Noe\u0308l', 'Noël'],
    ['@映画', '映画'],
    ['@_', '_'],
    [`@${'x'.repeat(30)}`, 'x'.repeat(30)],
    ['@constructor', 'constructor'],
  ])('in %j is of %s', (text, username) => {
    expect(mentionsOf(text)).toEqual([username]);
    expect(read(linkify(text))).toBe(text);
  });

  it.each([
    'mina@rowf.example',
    'mina.okafor+films@rowf.example',
    'mina_@rowf.example',
    'mailto:mina@rowf.example',
    'rowf.example/@kai',
    'https://rowf.example/@kai',
    'https://rowf.example/?by=@kai',
    '@kai@cinema.example',
    '@映画@cinema.example',
    'films/@kai/@ruth',
    '@@kai',
    '@',
    '@ kai',
    '@.',
    '@..',
    '@-',
    `@${'x'.repeat(31)}`,
  ])('is not found in %s', (text) => {
    expect(mentionsOf(text)).toEqual([]);
    expect(read(linkify(text))).toBe(text);
  });
});

const PIECES = ['https://', 'http://', '@', '.', '(', ')', '[', ']', ' ', '\n', 'javascript:', 'a'];

it('loses, adds and reorders nothing, and links only to the web, for any input', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4, unit: anyCharacter })), {
      maxLength: 20,
    })
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (written) => {
      const parts = linkify(written);
      expect(read(parts)).toBe(written);
      for (const part of parts) {
        expect(part.text).not.toBe('');
        if (part.kind === 'link') expect(part.href).toMatch(/^https?:\/\/[^@]/);
      }
    }),
    { numRuns: randomRuns(2_000) },
  );
});

it.each([')', '.', '@', 'http://', '(', '@a', '/@a', 'aさ', '@aさ', 'https://a.example/('])(
  'reads a whole post of %j',
  (piece) => {
    const text = piece.repeat(10_000);
    expect(read(linkify(`https://a.example/${text}`))).toBe(`https://a.example/${text}`);
    expect(read(linkify(text))).toBe(text);
  },
);
