import { persistSettings, readSettings } from './persistedSettings';

beforeEach(() => sessionStorage.clear());

it('restores the settings after a reload', () => {
  expect(readSettings()).toBeNull();
  const settings = { latencyMs: 1500, failurePercent: 20, isOffline: true };
  persistSettings(settings);
  expect(readSettings()).toEqual(settings);
});

it.each([
  ['no JSON', '{'],
  ['another kind of thing', '7'],
  ['a latency below nothing', '{"latencyMs":-1,"failurePercent":0,"isOffline":false}'],
  ['more failures than calls', '{"latencyMs":0,"failurePercent":101,"isOffline":false}'],
  ['a toggle that is none', '{"latencyMs":0,"failurePercent":0,"isOffline":"yes"}'],
])('ignores settings that are %s', (_what, text) => {
  sessionStorage.setItem('developerPanel', text);
  expect(readSettings()).toBeNull();
});
