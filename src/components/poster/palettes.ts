import type { Role } from './shapes';

export type Palette = Readonly<Record<Role, string>>;

type Family = readonly [from: number, palettes: readonly [string, ...string[]]];

/** From a decade on: ground, ink, accent and second colour of each palette, as the prints of its time had them. */
const FAMILIES: readonly [Family, ...Family[]] = [
  [
    0,
    [
      'f3e9d2 17120e d9381e 8f8471',
      'e9dcc0 1d1a17 b3261a c79a3d',
      'f0e6d6 10222b c8502b 6f8f8d',
      'efe3c8 2b1410 a8231c d99a2b',
      'dcd3bd 14171a 5f6f66 c23b22',
      'f5ecd9 1b1b2b 4f6185 cf4a2a',
      'd3a73b 18130c f3ead3 a82a18',
      'b02a1c fbf1dc 17120e e0a83e',
      'e6d9bd 24180f 8f8458 b5462a',
    ],
  ],
  [
    1930,
    [
      'f2e6c9 14213d c9952b 3f7d73',
      'efe0c0 3a0d1d c28a2e 8b3244',
      'e8dcc3 0f2e2b c79433 5d8f7d',
      'f4ead5 101010 d2a437 b4472e',
      'd9c9a3 1c1733 8d6a2f 5a5a94',
      'c9962f 15161f f5ead0 8e2f2a',
      '1f5a57 f6ead0 d9a441 0e1b22',
      'ead9bb 2a1b3d b0702c 75598f',
      '7a1f2b f7e9cd d7a446 190d10',
    ],
  ],
  [
    1940,
    [
      'e9e2d3 15171c a3262a 7d8894',
      'ddd5c3 1b1512 b8862f 70655a',
      'cfd3d0 101a24 4f7288 c4502f',
      'ece0c6 231a14 9a4a22 5f7a74',
      'e4dccb 0d1f1d 5a7d6b c48a2c',
      'd8cdb8 22101a 8f2f45 9c8a68',
      'c3382a fff4e2 16110f e3b04f',
      'e0b04a 1a1410 8e2a1e f6ecd6',
      '2d4a5e f2e8d5 d99a3c 12181e',
    ],
  ],
  [
    1950,
    [
      'f4e8cd 1a2a33 e0a526 1f7f80',
      'f6ead2 2a1a16 e2573a 3f9c96',
      'e3aa2c 1b1712 f7ecd4 c4391f',
      '136a6c fbf0d9 e9b23c 0e1c20',
      'f2dfc4 18294a e6704b 7ba79e',
      'f7ecd9 14110f d6341f e3b23a',
      'e9734e 1c1413 f9ebd0 1d5c66',
      '9fc7bd 17242b d3452c f6ecd6',
      'efe3cb 3b1b2e d8577a 5f9a8c',
    ],
  ],
  [
    1960,
    [
      'f6f0e4 121212 e03a1e 2f63b5',
      'f7efdf 141b3c f0662b e9b21f',
      'c6281c fff5e6 14100f f0b63a',
      'f2b61f 161311 d5301f fbf3e2',
      '1f4fa3 fdf3e0 f2692c 0f1a33',
      'f5e9e0 2a1230 e04b86 f08a24',
      'f4eede 10312b 2f9a6a ef5b32',
      'f09bb4 1d1320 d32f3f fdf1e6',
      'e8e4da 191716 8a8f94 d9361f',
    ],
  ],
  [
    1970,
    [
      'f3e2c4 2f170e e0732c 8a5a2a',
      'f0dfbd 2c2112 e08a1e 6d7a33',
      'e58b25 2a160c f6e6c8 8d2c16',
      '5a2a18 f8e7c9 d9582b e2b65c',
      'efe0c6 1f2a1c 7b8a3a cf5b28',
      'f4e4cd 36142a b94a6a e39a3c',
      'd6a73a 2b180d 7c3a1c f5e7c8',
      '434720 f7e9c6 e3a03a cf4f24',
      'ecd9bf 1b2b36 c9562d 5d8a94',
    ],
  ],
  [
    1980,
    [
      'f4e9e6 17123a e2377c 2a9fb5',
      'f8e4d6 231042 f0694a 8a4fc0',
      '1b1440 fbeff2 f0468e 36b6c9',
      '0f2540 f7eee4 ff7a59 2fa7a0',
      'f2d44a 17131f e0345f 2b7fc0',
      'e8eef0 101a30 2f74d0 f2603c',
      'f59a86 20123a fdf0e4 7a2f8f',
      '7fd0c6 181433 d93a80 fbf1e2',
      '3b1450 fdeaf0 ff8a5c c04fb0',
    ],
  ],
  [
    1990,
    [
      'eee9da 10201d 2f8a76 e0622e',
      'e4e2d6 17181c 6f8f2a c6402a',
      'f1e6d4 2c1512 b5421f 5e8a92',
      '14292c eef0df a9c23f e0743a',
      'c9d24c 14180f 2d7a5a f6f2df',
      '7d2016 f9ead6 e6943a 190c0a',
      'e7d8c6 141a3a 3d62b0 d9822b',
      'd8703a 1a1210 f6e8d3 2b5f66',
      'dfe4e0 161b20 7b8c94 d43d2a',
    ],
  ],
  [
    2000,
    [
      'eef0ee 12233a 2a7fc0 f07f2e',
      'f4ecdf 1c1a22 e2542f 4a8fa0',
      '12303f f3efe2 f08c35 3fa0b5',
      'e7e5da 20241c 7da23a d9582b',
      'f08a2c 17151a fbf1df 17607a',
      '6fb3d0 10202e f9f1e2 d9472e',
      'f2e2dc 301322 b83a62 e59a3a',
      '22421f f3efd9 9cc04a ef8a3a',
      'dcdfe2 14161b 6c7783 e0a52a',
    ],
  ],
  [
    2010,
    [
      'f7e9e2 16283a e8664f 5aa3a0',
      'f3efe6 1b1b1f f0b13a d94f45',
      'f0b6a8 1e1a2e cf3446 fdf6ee',
      '10394a fbeede f2755a 6fc0b2',
      'e9efe8 17302a 3f9277 f09a4a',
      'f4b83c 1c1720 e0533d fcf3de',
      'eee7f0 241a40 7a5bc0 ef7a5a',
      '2a2f6e fbf0e4 f2825c a89be0',
      'b8d8d0 1a2530 e65f4a fbf4e4',
    ],
  ],
  [
    2020,
    [
      'e9e2f2 1d1838 7f62d0 f0703a',
      'f6ecdd 16352a f0803a 5fa07c',
      'c3b0e6 1f1733 d8452f fdf6ea',
      '153d33 f8eedd f29a4a b6a2e0',
      'f4d9dc 2b1326 d83a6a f0a23c',
      'f2a04a 1f1620 7a2f6e fdf1dc',
      'e4ecdf 1b2419 6f9a2f e8603c',
      '3a1c5a faeef0 f27a8a f2b84a',
      'dfe8f2 14203c 3a72d8 f0623f',
    ],
  ],
];

const parse = (quad: string): Palette => {
  const [ground = '', ink = '', accent = '', second = ''] = quad.split(' ').map((hex) => `#${hex}`);
  return { ground, ink, accent, second };
};

/** How far two colours lie apart, from 0 to about 440. */
const distance = (one: string, other: string) =>
  Math.hypot(
    ...[1, 3, 5].map(
      (at) => parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16),
    ),
  );

const DISTINCT = 90;

/**
 * All palettes of a year's decade: each of its family as it is, with its colours changed over, with the second colour of a
 * relative, and each of those in negative.
 */
export function palettesOf(year: number): [Palette, ...Palette[]] {
  const [from, quads] = FAMILIES.findLast(([since]) => since <= year) ?? FAMILIES[0];
  const known = families.get(from);
  if (known) return known;
  const family = quads.map(parse);
  const colours = family.flatMap(({ accent, second }) => [accent, second]);
  const mixed = family.flatMap((one) =>
    [one, { ...one, accent: one.second, second: one.accent }].flatMap((palette) => {
      const others = [palette.ground, palette.ink, palette.accent];
      return colours
        .filter((second) => others.every((other) => distance(second, other) >= DISTINCT))
        .map((second) => ({ ...palette, second }));
    }),
  );
  const all = [...family, ...mixed].flatMap((one) => [
    one,
    { ...one, ground: one.ink, ink: one.ground },
  ]);
  const palettes: [Palette, ...Palette[]] = [parse(quads[0]), ...all];
  families.set(from, palettes);
  return palettes;
}

const families = new Map<number, [Palette, ...Palette[]]>();
