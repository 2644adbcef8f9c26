/** Silhouettes of people, painted white on black with canvas. Units are pixels of the picture. */

/** A repeatable stream of numbers in [0, 1). @param {number} seed */
export function stream(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function fill(context, points) {
  context.beginPath();
  context.moveTo(...points[0]);
  for (let i = 1; i + 2 < points.length; i += 3)
    context.bezierCurveTo(...points[i], ...points[i + 1], ...points[i + 2]);
  context.closePath();
  context.fill();
}

function oval(context, x, y, rx, ry, turn = 0) {
  context.beginPath();
  context.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  context.fill();
}

/** A head with one of five hairstyles, its chin at the origin, one unit high. */
function head(context, kind) {
  oval(context, 0, -0.52, 0.36, 0.48);
  if (kind === 0) oval(context, 0, -0.62, 0.4, 0.44);
  if (kind === 1) {
    oval(context, 0, -0.58, 0.45, 0.5);
    fill(context, [
      [-0.45, -0.6],
      [-0.52, -0.1],
      [-0.5, 0.2],
      [-0.3, 0.28],
      [0, 0.34],
      [0.2, 0.3],
      [0.36, 0.24],
      [0.5, 0.1],
      [0.5, -0.2],
      [0.45, -0.6],
    ]);
  }
  if (kind === 2) {
    oval(context, 0, -0.6, 0.39, 0.44);
    oval(context, 0.06, -1.12, 0.2, 0.19);
  }
  if (kind === 3) oval(context, 0, -0.68, 0.6, 0.56);
  if (kind === 4) {
    oval(context, 0, -0.6, 0.41, 0.45);
    fill(context, [
      [-0.1, -1.0],
      [0.5, -1.1],
      [0.62, -0.5],
      [0.42, 0.3],
      [0.3, 0.4],
      [0.2, 0.0],
      [0.2, -0.4],
    ]);
  }
}

/**
 * Somebody sitting on the ground, seen from behind, their seat at (x, y).
 * @param {OffscreenCanvasRenderingContext2D} context @param {{x: number, y: number, size: number, kind: number, lean: number, arms: 'back' | 'lap'}} person
 */
export function sitter(context, { x, y, size, kind, lean, arms }) {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  fill(context, [
    [-0.62, 0.06],
    [-0.8, -0.14],
    [-0.56, -0.34],
    [-0.37, -0.42],
    [-0.35, -0.75],
    [-0.42, -0.9],
    [-0.48, -1.12],
    [-0.52, -1.34],
    [-0.34, -1.42],
    [-0.13, -1.54],
    [-0.06, -1.6],
    [0.06, -1.6],
    [0.13, -1.54],
    [0.34, -1.42],
    [0.52, -1.34],
    [0.48, -1.12],
    [0.42, -0.9],
    [0.35, -0.75],
    [0.37, -0.42],
    [0.56, -0.34],
    [0.8, -0.14],
    [0.62, 0.06],
  ]);
  context.lineWidth = 0.2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(side * 0.4, -1.22);
    if (arms === 'back') context.quadraticCurveTo(side * 0.52, -0.6, side * 0.68, 0.04);
    else context.quadraticCurveTo(side * 0.52, -0.85, side * 0.42, -0.4);
    context.stroke();
  }
  context.translate(lean * 0.12, -1.5);
  context.rotate(lean * 0.35);
  context.scale(0.45, 0.45);
  head(context, kind);
  context.restore();
}

/** Somebody standing, seen from behind, their feet at (x, y). */
export function stander(context, { x, y, size, kind, lean, skirt = false }) {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.rotate(lean * 0.03);
  const hip = skirt ? 0.52 : 0.3;
  fill(context, [
    [-0.2, 0],
    [-0.24, -0.4],
    [-hip, -0.9],
    [-0.27, -1.45],
    [-0.3, -1.6],
    [-0.42, -1.2],
    [-0.44, -1.05],
    [-0.52, -1.1],
    [-0.5, -1.9],
    [-0.4, -2.3],
    [-0.34, -2.46],
    [-0.14, -2.46],
    [-0.1, -2.58],
    [-0.08, -2.64],
    [0.08, -2.64],
    [0.1, -2.58],
    [0.14, -2.46],
    [0.34, -2.46],
    [0.4, -2.3],
    [0.5, -1.9],
    [0.52, -1.1],
    [0.44, -1.05],
    [0.42, -1.2],
    [0.3, -1.6],
    [0.27, -1.45],
    [hip, -0.9],
    [0.24, -0.4],
    [0.22, 0],
    [0.1, 0.02],
    [0.06, 0.02],
    [0.03, 0],
    [0.02, -0.5],
    [-0.02, -0.5],
    [-0.03, 0],
  ]);
  context.translate(lean * 0.04, -2.46);
  context.rotate(lean * 0.2);
  context.scale(0.46, 0.46);
  head(context, kind);
  context.restore();
}

/** Groups on the beach: where each sits, how large, and the hair and lean of its people from left to right. */
const GROUPS = [
  { x: 590, y: 756, size: 14, hair: [0, 1], lean: [0.5, -0.7] },
  { x: 672, y: 754, size: 14, hair: [3], lean: [0.2] },
  { x: 848, y: 755, size: 14, hair: [2, 0, 1], lean: [0.3, 0.1, -0.4] },
  { x: 1012, y: 757, size: 15, hair: [4, 0], lean: [0.8, -0.6] },
  { x: 1180, y: 755, size: 14, hair: [0, 3], lean: [0.1, -0.2] },
  { x: 1372, y: 756, size: 15, hair: [1, 0], lean: [0.5, -0.6] },
  { x: 1510, y: 758, size: 15, hair: [0, 2, 0], lean: [0.3, 0, -0.3] },
  { x: 470, y: 788, size: 22, hair: [3, 0], lean: [0.6, -0.5] },
  { x: 742, y: 786, size: 22, hair: [0, 4, 1], lean: [0.2, 0.5, -0.7] },
  { x: 1075, y: 790, size: 23, hair: [0, 2], lean: [0.9, -0.8] },
  { x: 1300, y: 787, size: 22, hair: [1], lean: [-0.3] },
  { x: 1455, y: 792, size: 23, hair: [0, 3], lean: [0.2, -0.4] },
  { x: 196, y: 842, size: 36, hair: [4, 0], lean: [0.7, -0.6], arms: 'back' },
  { x: 640, y: 846, size: 37, hair: [0], lean: [0.4], arms: 'back' },
  { x: 900, y: 850, size: 38, hair: [1, 0], lean: [0.8, -0.9] },
  { x: 1240, y: 846, size: 37, hair: [3, 0, 2], lean: [0.3, 0.3, -0.5] },
  { x: 400, y: 960, size: 62, hair: [2, 0], lean: [0.9, -0.8] },
  { x: 1300, y: 1190, size: 165, hair: [4, 0], lean: [0.5, -0.5] },
];

/** Red: people before the screen by the sea. Green: the blankets under them. */
export function gathering(context, width, height) {
  context.globalCompositeOperation = 'lighter';
  context.strokeStyle = '#f00';
  const unit = height / 1067;
  for (const { x, y, size, hair, lean, arms = 'lap' } of GROUPS) {
    const middle = x + (hair.length - 1) * size * 0.51;
    context.fillStyle = '#0f0';
    oval(
      context,
      middle * unit,
      y * unit,
      (hair.length + 1) * size * 0.75 * unit,
      size * 0.3 * unit,
    );
    context.fillStyle = '#f00';
    hair.forEach((kind, i) => {
      sitter(context, {
        x: (x + i * size * 1.02) * unit,
        y: y * unit,
        size: size * unit * (1 - 0.06 * ((i + kind) % 2)),
        kind,
        lean: lean[i],
        arms,
      });
    });
  }
  stander(context, { x: 292 * unit, y: 772 * unit, size: 25 * unit, kind: 0, lean: 0.3 });
  stander(context, {
    x: 318 * unit,
    y: 773 * unit,
    size: 23 * unit,
    kind: 4,
    lean: -0.4,
    skirt: true,
  });
}

/**
 * Red: three ranks of a crowd, the hindmost at the top third; the middle is kept free for the carpet.
 * Blue, over the whole canvas: the two lines that stand on the marquee.
 */
export function crowd(context, width, height) {
  const next = stream(5);
  context.globalCompositeOperation = 'lighter';
  context.fillStyle = '#00f';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.save();
  context.scale(width / 11, height / 1.3);
  context.font =
    'bold 0.5px "Liberation Sans Narrow", "Arial Narrow", "DejaVu Sans Condensed", sans-serif';
  context.letterSpacing = '0.09px';
  context.fillText('OPENING NIGHT', 5.5, 0.37);
  context.fillText('TWO SHOWS · 7 & 9', 5.5, 0.98);
  context.restore();
  context.fillStyle = '#f00';
  context.strokeStyle = '#f00';
  const metre = width / 22;
  const rankHeight = height / 3;
  for (let rank = 0; rank < 3; rank += 1) {
    const foot = (rank + 1) * rankHeight;
    context.save();
    context.beginPath();
    context.rect(0, rank * rankHeight, width, rankHeight);
    context.clip();
    context.translate(0, foot);
    context.scale(1, rankHeight / 2.4 / metre);
    for (let x = 0.3; x < 22; x += (rank === 0 ? 0.52 : 0.6) * (0.6 + next() * 0.8)) {
      const apart = Math.abs(x - 11);
      if (apart < 1.5 && !(rank === 0 && apart < 0.7)) continue;
      if (rank > 0 && next() < 0.12 * rank) continue;
      const size = (0.52 + next() * 0.1) * metre;
      stander(context, {
        x: x * metre,
        y: 0,
        size,
        kind: Math.floor(next() * 5),
        lean: next() * 2 - 1,
        skirt: next() < 0.35,
      });
      if (next() < 0.16) {
        context.lineWidth = size * 0.17;
        context.lineCap = 'round';
        context.beginPath();
        context.moveTo(x * metre + size * 0.38, -size * 2.2);
        context.quadraticCurveTo(
          x * metre + size * 0.75,
          -size * 2.3,
          x * metre + size * 0.5,
          -size * 2.95,
        );
        context.stroke();
        context.fillRect(x * metre + size * 0.36, -size * 3.12, size * 0.3, size * 0.2);
      }
    }
    context.restore();
  }
}
