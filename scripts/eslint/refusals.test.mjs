/** `npm run test:lint`: places code that breaks this project's conventions and checks that lint refuses it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const cwd = fileURLToPath(new URL('../..', import.meta.url));

/** The samples belong to no TypeScript project, so the type-aware rules are off. */
const eslint = new ESLint({ cwd, overrideConfig: [tseslint.configs.disableTypeChecked] });

/**
 * The lines that lint would refuse by this rule in this file.
 * @param {string} rule
 * @param {string} filePath
 * @param {string[]} lines
 */
async function refusedBy(rule, filePath, lines) {
  const [result] = await eslint.lintText(`${lines.join('\n')}\n`, { filePath });
  const messages = result?.messages ?? [];
  assert.ok(!messages.some(({ fatal }) => fatal), messages[0]?.message);
  const refused = new Set(messages.flatMap(({ ruleId, line }) => (ruleId === rule ? line : [])));
  return lines.filter((_line, index) => refused.has(index + 1));
}

for (const filePath of ['src/lib/planted.ts', 'src/main.tsx', 'mocks/rules/planted.ts']) {
  test(`${filePath} must format dates with dayjs`, async () => {
    const byHand = [
      "export const a = new Intl.DateTimeFormat('en');",
      'export const b = (date: Date) => date.toLocaleString();',
      'export const c = (date: Date) => date.toLocaleDateString();',
      'export const d = (date: Date) => date.toLocaleTimeString();',
    ];
    const number = "export const e = new Intl.NumberFormat('en');";
    assert.deepEqual(
      await refusedBy('no-restricted-properties', filePath, [...byHand, number]),
      byHand,
    );
  });
}

test('elements that MUI provides cannot be used raw', async () => {
  const elements = ['button', 'input', 'textarea', 'dialog'];
  const raw = [
    ...elements.map((name) => `export const A${name} = () => <${name} />;`),
    ...elements.map((name) => `export const B${name} = styled('${name}')({});`),
    ...elements.map((name) => `export const C${name} = styled.${name}({});`),
  ];
  const others = ["export const D = styled('span')({});", 'export const E = () => <Button />;'];
  assert.deepEqual(
    await refusedBy('no-restricted-syntax', 'src/pages/Planted.tsx', [...raw, ...others]),
    raw,
  );
});

test('keys are read through the helper that leaves those of an input method alone', async () => {
  const byHand = [
    'export const A = () => <Box onKeyDown={({ key }) => press(key)} />;',
    'export const B = () => <Box onKeyDownCapture={(event) => press(event.key)} />;',
    'export const c = (event: KeyboardEvent) => press(event.key);',
    'export const d = ({ isComposing }: KeyboardEvent) => isComposing;',
    'export const e = (pressed: KeyboardEvent) => pressed.keyCode === 229;',
  ];
  const helped = 'export const F = () => <Box onKeyDown={(event) => press(keyOf(event))} />;';
  for (const filePath of ['src/pages/Planted.tsx', 'src/components/Planted.test.tsx'])
    assert.deepEqual(
      await refusedBy('no-restricted-syntax', filePath, [...byHand, helped]),
      byHand,
    );
});

test('a text box of several lines is the browser’s own', async () => {
  const measured = 'export const A = () => <TextField label="Bio" multiline rows={4} />;';
  const others = [
    'export const B = () => <TextField label="Bio" />;',
    "export const C = () => <TextField multiline slotProps={{ input: { inputComponent: 'textarea' } }} />;",
    'export const D = () => <InputBase inputComponent="textarea" multiline />;',
  ];
  assert.deepEqual(
    await refusedBy('no-restricted-syntax', 'src/pages/Planted.tsx', [measured, ...others]),
    [measured],
  );
});

test('styled must be imported from emotion', async () => {
  const others = [
    "import { styled } from '@mui/material/styles';",
    "import { styled as alike } from '@mui/system';",
  ];
  const lines = [...others, "import own from '@emotion/styled';"];
  assert.deepEqual(
    await refusedBy('no-restricted-imports', 'src/pages/Planted.tsx', lines),
    others,
  );
});
