import { useId } from 'react';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { colour, space } from '../theme/tokens';

const Section = styled('section')({
  display: 'grid',
  gap: space(3),
  padding: `${space(6)} ${space(4)}`,
  '& + &': { borderTop: `1px solid ${colour.line}` },
});

interface SettingsSectionProps {
  title: string;
  children: React.ReactNode;
}

/** A part of the settings under its own heading. */
export function SettingsSection({ title, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Typography component="h2" id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Section>
  );
}
