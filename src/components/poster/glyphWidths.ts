/** Advance widths of the display face's glyphs, in thousandths of the type size. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ['·', 105],
  [" ',’‘", 152],
  ['.il', 160],
  ['!:;j', 177],
  ['IÌÍÎÏİ', 188],
  ['J', 212],
  ['-frt', 237],
  ['1', 240],
  ['()"', 274],
  ['LŁ', 295],
  ['cekosvxyzbpq$', 306],
  ['F7É“”', 307],
  ['adhnu', 320],
  ['EÈÊËĒZŽŻTSŠŞ', 333],
  ['02345689?*g', 354],
  ['BCÇĆČOÒÓÔÕÖØŌPQRYÝUÙÚÛÜVGĞÞß/ý', 365],
  ['DHKXAÀÁÂÃÄÅNÑÐ–', 390],
  ['&@', 425],
  ['Wwm—…', 475],
  ['M%Œ', 505],
  ['+Æ', 567],
  ['#½', 852],
];

const widthOf = new Map(
  WIDTHS.flatMap(([letters, width]) => Array.from(letters).map((one) => [one, width])),
);

/** Assumed for other Latin letters, and for letters drawn in a system font, whose widths are unknown. */
const LATIN = 340;
const FOREIGN = 1000;

/** The width of `text` in the display face at a type size of 1; never too small. */
export function measure(text: string): number {
  let sum = 0;
  for (const letter of text) {
    sum += widthOf.get(letter) ?? (letter < '\u0250' ? LATIN : FOREIGN);
  }
  return sum / 1000;
}
