import { createSearch } from './search';
import { readTable } from './table';

const TABLE = readTable(
  [
    'id\ttitle\toriginalTitle\tyear\tdirectors\truntime\tcountries\tlanguages\tgenres\totherTitles',
    '\tCowboys & Aliens\t\t2011\tJon Favreau\t118\tUS\ten\tWestern',
    '\tVertigo\t\t1958\tAlfred Hitchcock\t128\tUS\ten\tThriller|Mystery',
    '\tAlien\t\t1979\tRidley Scott\t\tGB|US\ten\tHorror',
    '\tThe 400 Blows\tLes Quatre Cents Coups\t1959\tFrançois Truffaut\t99\tFR\tfr\tDrama',
    '\tAliens\t\t1986\tJames Cameron\t137\tUS\ten\tAction',
    '\tSeven Samurai\tShichinin no samurai\t1954\tAkira Kurosawa\t207\tJP\tja\tAction',
    '\tAlien Nation\t\t1988\tGraham Baker\t91\tUS\ten\tAction',
    'kept\tLove\t\t2015\tGaspar Noé\t\tFR\tfr\tDrama',
    '\tAlien\t\t1979\tSomebody Else\t\tIT\tit\tHorror',
    '\tKill Bill: Volume 1\t\t2003\tQuentin Tarantino\t111\tUS\ten\tAction\tKill Bill: Vol. 1|追殺比爾',
    '\tKwaidan\tKaidan\t1964\tMasaki Kobayashi\t\tJP\tja\tHorror',
    '\tThe Gold Rush\t\t1925\tCharles Chaplin\t95\tUS\ten\tComedy',
    '\tThe Awful Truth\t\t1937\tLeo McCarey\t91\tUS\ten\tComedy',
    '\t$\t\t1971\tRichard Brooks\t\tUS\ten\tComedy',
  ].join('\n'),
);

const ranked = () => TABLE.films.map((film, rank) => ({ film, rank }));
const found = async (text: string): Promise<string[]> =>
  [...(await createSearch(ranked())).find(text)].map(({ film }) => film._id);

test('a row becomes a film with a stable id, without the fields that are unknown', () => {
  expect(TABLE.get('alien-1979')).toEqual({
    _id: 'alien-1979',
    title: 'Alien',
    year: 1979,
    directors: ['Ridley Scott'],
    countries: ['GB', 'US'],
    languages: ['en'],
    genres: ['Horror'],
  });
  expect(TABLE.get('alien-1979-somebody-else')?.countries).toEqual(['IT']);
  expect(TABLE.get('kept')?.title).toBe('Love');
});

test.each<[string, string[]]>([
  ['VERTIGO', ['vertigo-1958']],
  ['vert', ['vertigo-1958']],
  ['Vertigo (1958)', ['vertigo-1958']],
  ['vertigo 1959', []],
  ['alien 1979', ['alien-1979', 'alien-1979-somebody-else']],
  ['tarantino 2003', ['kill-bill-volume-1-2003']],
  ['1979', []],
  ['vertigoo', ['vertigo-1958']],
  ['vertgo', ['vertigo-1958']],
  ['verxigo', ['vertigo-1958']],
  ['vertiog', ['vertigo-1958']],
  ['vetr', []],
  ['the vertigo', ['vertigo-1958']],
  ['400 blows', ['the-400-blows-1959']],
  ['blows the 400', ['the-400-blows-1959']],
  ['quatre cents', ['the-400-blows-1959']],
  ['samurai seven', ['seven-samurai-1954']],
  ['nothing like it', []],
  ['Kill Bill: Vol. 1', ['kill-bill-volume-1-2003']],
  ['追殺比爾', ['kill-bill-volume-1-2003']],
  ['kurosawa', ['seven-samurai-1954']],
  ['francois truffaut', ['the-400-blows-1959']],
  ['tarantino kill', ['kill-bill-volume-1-2003']],
  ['kai', ['kwaidan-1964']],
  ['@kai', []],
  ['$', ['film-1971']],
  ['ruth', ['the-awful-truth-1937', 'the-gold-rush-1925']],
  ['"400 blows"', ['the-400-blows-1959']],
  ['“Quatre Cents”', ['the-400-blows-1959']],
  ['"blows 400"', []],
  ['"samurai seven"', []],
  ['"the vertigo"', []],
  ['"vertgo"', []],
  ['"Kill Bill, Vol. I"', ['kill-bill-volume-1-2003']],
  ['"Kill Bill, Vol. X"', []],
  ['„kill bill vol“ tarantino', ['kill-bill-volume-1-2003']],
  ['quentin “kill bill”', ['kill-bill-volume-1-2003']],
  ['“scott quentin” kill', []],
  ['"lien nation"', []],
  ['"alien nation', ['alien-nation-1988']],
  [' ', []],
])('“%s” finds %j', async (text, ids) => {
  expect(await found(text)).toEqual(ids);
});

test('exact matches come first, then titles that start with the text, then the others; the better-known film first in each group', async () => {
  expect(await found('alien')).toEqual([
    'alien-1979',
    'alien-1979-somebody-else',
    'aliens-1986',
    'alien-nation-1988',
    'cowboys-aliens-2011',
  ]);
});

test('a film that is added later is found too', async () => {
  const search = await createSearch(ranked());
  const [film] = TABLE.films;
  if (!film) throw new Error('The table is empty.');
  search.add({ film: { ...film, _id: 'late', title: 'Latecomer' }, rank: TABLE.films.length });
  expect([...search.find('latecomer')].map((hit) => hit.film._id)).toEqual(['late']);
});
