import { drawTree, treeOf } from './screenTree';

const draw = (json: string) => {
  const place = document.createElement('div');
  place.append(drawTree(JSON.parse(json)));
  return place;
};

const nothingLeftOut = () => false;

/** What is drawn of what was taken of some markup. */
const again = (markup: string, isLeftOut: (element: Element) => boolean = nothingLeftOut) => {
  const original = document.createElement('div');
  original.innerHTML = markup;
  return draw(JSON.stringify(treeOf(original, isLeftOut))).firstElementChild?.innerHTML;
};

const CARD =
  '<article class="css-1"><h2 dir="auto">A <bdi>quiet</bdi> film &lt;b&gt;</h2>' +
  '<img src="/photos/rain.webp" width="44"><button class="css-2" aria-pressed="true">' +
  '<svg class="css-3" viewBox="0 0 24 24"><path d="M1 1h2"></path></svg></button></article>';

it('draws again what was on screen', () => {
  expect(again(CARD)).toBe(CARD);
  expect(draw(JSON.stringify(['svg', {}, []])).firstElementChild).toBeInstanceOf(SVGElement);
});

it('leaves out what is asked to, names for tests and scripts, and all that could do something', () => {
  expect(
    again(
      '<p id="content" data-testid="post-text" onclick="run()" tabindex="0">One</p>' +
        '<script>run()</script><iframe src="/"></iframe><span class="later">Two</span><!-- three -->',
      (element) => element.className === 'later',
    ),
  ).toBe('<p>One</p>');
});

it('leads nowhere with a link, and still draws it as one', () => {
  expect(again('<a href="https://example.org/">Away</a>')).toBe('<a href="#">Away</a>');
});

it('leaves the room of a large picture empty', () => {
  const large = `data:image/png;base64,${'A'.repeat(20_000)}`;
  expect(again(`<img class="css-1" src="${large}">`)).toBe('<img class="css-1">');
});

it.each([
  ['a script', '["script", {}, ["run()"]]'],
  ['a script further down', '["div", {}, [["p", {}, [["script", {}, []]]]]]'],
  ['a frame', '["iframe", {}, []]'],
  ['a handler', '["p", {"onclick": "run()"}, []]'],
  ['an address of its own for a link', '["a", {"href": "javascript:run()"}, []]'],
  ['a form that is sent elsewhere', '["form", {"action": "https://example.org"}, []]'],
  ['an id', '["div", {"id": "root"}, []]'],
  ['a picture of another host', '["img", {"src": "https://example.org/p.png"}, []]'],
  ['a picture of another host in short', '["img", {"src": "//example.org/p.png"}, []]'],
  [
    'a picture of another host behind a backslash',
    '["img", {"src": "/\\\\example.org/p.png"}, []]',
  ],
  ['a picture of another host behind a tab', '["img", {"src": "/\\t/example.org/p.png"}, []]'],
  ['a picture that is a script', '["img", {"src": "javascript:run()"}, []]'],
  ['a prototype', '["div", {"__proto__": {"polluted": true}}, []]'],
  ['an attribute that is no text', '["div", {"class": {}}, []]'],
  ['no attributes', '["div"]'],
  ['children that are no list', '["div", {}, {"length": 1}]'],
  ['a child that is nothing', '["div", {}, [null]]'],
  ['a tag in a list', '[["script"], {}, []]'],
  ['an object', '{"0": "div", "1": {}, "2": []}'],
  ['a number', '1'],
])('draws nothing of a tree with %s', (_what, json) => {
  expect(() => draw(json)).toThrow(TypeError);
});

it('shows text as text, whatever stands in it', () => {
  const place = draw('["p", {}, ["<img src=x onerror=run()>"]]');
  expect(place.querySelector('img')).toBeNull();
  expect(place).toHaveTextContent('<img src=x onerror=run()>');
});
