import { markupOfWords, wordsOfMarkup } from './wordsOfMarkup';

it.each([
  ['<b>Bold</b>, <I>italic</I>, <em>so</em> <strong>and</strong> so', 'Bold, italic, so and so'],
  ['3 < 4 & 5', '3 < 4 & 5'],
  ['I <3 it <sigh> a<b', 'I <3 it <sigh> a<b'],
  ['One.\nTwo.\r\n\r\nThree.', 'One.\nTwo.\r\n\r\nThree.'],
  ['One.<br>Two.<br />\nThree.', 'One.\nTwo.\nThree.'],
  ['<p>One.</p><p class="x">Two.</p>\n<p>Three.</p>', 'One.\n\nTwo.\n\nThree.'],
  ['<blockquote>Quoted.</blockquote>\nSaid.', 'Quoted.\nSaid.'],
  ['Said <blockquote>Quoted.</blockquote> and <b>said</b>.', 'Said\nQuoted.\nand said.'],
  ['Said.\n\n<blockquote>Quoted.</blockquote>\n\nSaid.', 'Said.\n\nQuoted.\n\nSaid.'],
  ['<ul>\n<li>One</li>\n<li>Two</li>\n</ul>', 'One\nTwo'],
  [
    '<dl><dt>One</dt><dd>Two</dd></dl><table><tr><td>a</td><td>b</td></tr></table>',
    'One\nTwo\na\nb',
  ],
  ['<p>&nbsp;</p><p>One.</p>', 'One.'],
  ['One<!-- two <b>three</b> -->, <kbd>four</kbd><wbr><iframe src="x"></iframe>', 'One, four'],
  ['if (a<b && c>d) and <i, j>', 'if (a<b && c>d) and <i, j>'],
  ['<i class="a"id=\'b\' data-c = d hidden>One</i>', 'One'],
  ['<script>alert(1)</script><img src=x onerror="alert(2)">', 'alert(1)'],
])('the words of %j are %j', (markup, words) => {
  expect(wordsOfMarkup(markup)).toBe(words);
});

it.each([
  ['&amp; &lt;b&gt; &quot;&#39;&#x2019;&hellip;&eacute;', '& <b> "\'’…é'],
  ['It&#146;s &#x93;so&#148; &#151; &#133;', 'It’s “so” — …'],
  ['&amp;lt;b&amp;gt; &amp;amp;', '&lt;b&gt; &amp;'],
  [
    'AT&T &unknown; &copy &#0; &#xD800; &#99999999;',
    'AT&T &unknown; &copy &#0; &#xD800; &#99999999;',
  ],
])('decodes the entities of %j once', (markup, words) => {
  expect(wordsOfMarkup(markup)).toBe(words);
});

it.each([
  ['<a href="https://a.example/x">A page</a>!', 'A page (https://a.example/x)!'],
  [
    "<a rel='x' href='https://a.example/?a=1&amp;b=2'><i>A</i> page</a>",
    'A page (https://a.example/?a=1&b=2)',
  ],
  ['<a href="https://a.example/x/">a.example/x</a>', 'https://a.example/x/'],
  ['<a href="https://a.example/x">https://a.example/x</a>', 'https://a.example/x'],
  ['<a href="https://a.example/x"></a>', 'https://a.example/x'],
  [
    '<a href="/film/rear-window/">Rear Window</a>',
    'Rear Window (https://letterboxd.com/film/rear-window/)',
  ],
  ['<a href="//a.example/x">A page</a>', 'A page (https://a.example/x)'],
  ['<a href="https://a.example/a b">A page</a>', 'A page (https://a.example/a%20b)'],
  ['<a title="x > y" href="https://a.example">A page</a>', 'A page (https://a.example)'],
  ['<a data-href="https://a.example">A page</a>', 'A page'],
  ['<a href="javascript:alert(1)">Click</a>', 'Click'],
  ['<a>Nowhere</a> and <a href="https://a.example">unclosed', 'Nowhere and unclosed'],
])('keeps the address of %j if the text does not show it', (markup, words) => {
  expect(wordsOfMarkup(markup)).toBe(words);
});

it.each([
  ' '.repeat(100_000),
  '<a>'.repeat(30_000),
  '<a "'.repeat(30_000),
  '<a b'.repeat(30_000),
  `<a${' b'.repeat(50_000)}`,
  `<a${' '.repeat(100_000)}`,
  `<b${'<!--'.repeat(25_000)}`,
  '&'.repeat(100_000),
])('reads a hostile text in a moment (%#)', (markup) => {
  const start = performance.now();
  wordsOfMarkup(`<p>${markup}`);
  expect(performance.now() - start).toBeLessThan(1000);
});

it.each(['3 < 4 & 5', 'It’s "quoted", <3'])('writes %j as it is', (words) => {
  expect(markupOfWords(words)).toBe(words);
});

it.each(['<b>', '&amp;', '<!-- x -->', '<video>', ' <i>\n\n\n\nx ', 'a & b &lt; <blockquote>c'])(
  'writes %j as markup that is read as the same words',
  (words) => {
    expect(markupOfWords(words)).not.toBe(words);
    expect(wordsOfMarkup(markupOfWords(words))).toBe(words);
  },
);
