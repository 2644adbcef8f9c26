import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider, { type SliderProps } from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '../app/hooks';
import { storageRetried } from '../features/ui/uiSlice';
import { applyFaults, NO_FAULTS, type FaultSettings } from './faultSettings';
import { Group } from './Group';
import { persistSettings, readSettings } from './persistedSettings';

interface LabelledSliderProps extends Pick<SliderProps, 'min' | 'max' | 'step'> {
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

const isAtFault = ({ failurePercent, isOffline }: FaultSettings) => failurePercent > 0 || isOffline;

/**
 * Makes the app's calls slow, fail or get lost. Once none of them fails any more, those that did are sent again.
 * @param delayMs the backend's own delay, below which no call's latency can be
 */
export function FaultControls({ delayMs }: { delayMs: number }) {
  const dispatch = useAppDispatch();
  const [settings, setSettings] = useState<FaultSettings>(() => readSettings() ?? NO_FAULTS);
  const { latencyMs, failurePercent, isOffline } = settings;
  const change = (fields: Partial<FaultSettings>) => {
    const next = { ...settings, ...fields };
    setSettings(next);
    persistSettings(next);
    applyFaults(next);
    if (isAtFault(settings) && !isAtFault(next)) dispatch(storageRetried());
  };
  return (
    <Group legend="Answers">
      <LabelledSlider
        label={`Latency: ${delayMs + latencyMs} ms`}
        max={delayMs + 5000}
        min={delayMs}
        onValue={(value) => change({ latencyMs: value - delayMs })}
        step={100}
        value={delayMs + latencyMs}
      />
      <LabelledSlider
        label={`Failures: ${failurePercent} %`}
        max={100}
        onValue={(value) => change({ failurePercent: value })}
        step={5}
        value={failurePercent}
      />
      <FormControlLabel
        control={<Switch checked={isOffline} />}
        label="Offline"
        onChange={(_event, checked) => change({ isOffline: checked })}
      />
      <Button onClick={() => change(NO_FAULTS)} size="small" variant="outlined">
        Stop all faults
      </Button>
    </Group>
  );
}
