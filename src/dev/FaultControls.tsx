import { useState } from 'react';
import { Button } from '../components/Button';
import { applyFaults, NO_FAULTS, type FaultSettings } from './faultSettings';
import { keepSettings, readSettings } from './keptSettings';
import { Group, Labelled, Legend, Switch } from './panelStyles';

/** Makes the app's calls slow, failing or lost. */
export function FaultControls() {
  const [settings, setSettings] = useState<FaultSettings>(() => readSettings() ?? NO_FAULTS);
  const { latencyMs, failurePercent, isOffline } = settings;
  const change = (fields: Partial<FaultSettings>) => {
    const next = { ...settings, ...fields };
    setSettings(next);
    keepSettings(next);
    applyFaults(next);
  };
  return (
    <Group>
      <Legend>Answers</Legend>
      <Labelled>
        Latency: {latencyMs} ms
        <input
          max={5000}
          min={0}
          onChange={({ target }) => change({ latencyMs: target.valueAsNumber })}
          step={100}
          type="range"
          value={latencyMs}
        />
      </Labelled>
      <Labelled>
        Failures: {failurePercent} %
        <input
          max={100}
          min={0}
          onChange={({ target }) => change({ failurePercent: target.valueAsNumber })}
          step={5}
          type="range"
          value={failurePercent}
        />
      </Labelled>
      <Switch>
        <input
          checked={isOffline}
          onChange={({ target }) => change({ isOffline: target.checked })}
          type="checkbox"
        />
        Offline
      </Switch>
      <Button compact look="outlined" onClick={() => change(NO_FAULTS)}>
        All as usual
      </Button>
    </Group>
  );
}
