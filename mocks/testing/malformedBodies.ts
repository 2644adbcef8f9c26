import fc from 'fast-check';
import type { Target } from './malformedTargets';
import { anyCharacter } from './random';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Any text that is not JSON. */
export const notJson = fc
  .oneof(
    fc.string({ unit: anyCharacter }),
    fc.json().map((text) => text.slice(0, -1)),
    fc.constantFrom('a=b&c=d', '<xml/>', '{"a":1,}', "{'a':1}", '\ufeff', 'NaN', '--x\r\n\r\n'),
  )
  .filter((text) => !isJson(text));
const notAnObject = fc
  .jsonValue()
  .filter((value) => typeof value !== 'object' || value === null || Array.isArray(value));
const notText = fc.jsonValue().filter((value) => typeof value !== 'string');

/** A body that this call must refuse, as text. */
export function malformed({
  wrapper,
  good,
  tooLong,
  wrong = notText,
}: Target): fc.Arbitrary<string> {
  const wrap = (fields: unknown) =>
    JSON.stringify(wrapper === null ? fields : { [wrapper]: fields });
  const kinds = [
    notJson,
    notAnObject.map((value) => JSON.stringify(value)),
    notAnObject.map(wrap),
    fc
      .tuple(fc.constantFrom(...Object.keys(good)), wrong)
      .map(([field, value]) => wrap({ ...good, [field]: value })),
  ];
  const overlong = Object.entries(tooLong);
  if (overlong.length > 0) {
    kinds.push(
      fc
        .tuple(fc.constantFrom(...overlong), fc.nat(3_000), fc.constantFrom('x', '\u{1f3ac}', '字'))
        .map(([[field, length], more, letter]) =>
          wrap({ ...good, [field]: letter.repeat(length + more) }),
        ),
    );
  }
  return fc.oneof(...kinds);
}
