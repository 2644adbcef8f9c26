import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider, { type SliderProps } from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { applyFaults, NO_FAULTS, type FaultSettings } from './faultSettings';
import { Group } from './Group';
import { persistSettings, readSettings } from './persistedSettings';

interface LabelledSliderProps extends Pick<SliderProps, 'max' | 'step'> {
  label: string;
  value: number;
  onValue: (value: number) => void;
}

function LabelledSlider({ label, onValue, ...rest }: LabelledSliderProps) {
  const labelId = useId();
  return (
    <Box sx={{ px: 3 }}>
      <Typography id={labelId} sx={{ color: 'text.secondary' }} variant="body2">
        {label}
      </Typography>
      <Slider {...rest} aria-labelledby={labelId} onChange={(_event, value) => onValue(value)} />
    </Box>
  );
}

/** Makes the app's calls slow, fail or get lost. */
export function FaultControls() {
  const [settings, setSettings] = useState<FaultSettings>(() => readSettings() ?? NO_FAULTS);
  const { latencyMs, failurePercent, isOffline } = settings;
  const change = (fields: Partial<FaultSettings>) => {
    const next = { ...settings, ...fields };
    setSettings(next);
    persistSettings(next);
    applyFaults(next);
  };
  return (
    <Group legend="Answers">
      <LabelledSlider
        label={`Latency: ${latencyMs} ms`}
        max={5000}
        onValue={(value) => change({ latencyMs: value })}
        step={100}
        value={latencyMs}
      />
      <LabelledSlider
        label={`Failures: ${failurePercent} %`}
        max={100}
        onValue={(value) => change({ failurePercent: value })}
        step={5}
        value={failurePercent}
      />
      <FormControlLabel
        control={<Switch checked={isOffline} edge="start" />}
        label="Offline"
        onChange={(_event, checked) => change({ isOffline: checked })}
      />
      <Button onClick={() => change(NO_FAULTS)} size="small" variant="outlined">
        All as usual
      </Button>
    </Group>
  );
}
