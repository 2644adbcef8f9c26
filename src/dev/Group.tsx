import FormControl from '@mui/material/FormControl';
import Typography from '@mui/material/Typography';

interface GroupProps {
  legend: string;
  children: React.ReactNode;
}

/** A group of the panel's controls. */
export function Group({ legend, children }: GroupProps) {
  return (
    <FormControl
      component="fieldset"
      sx={{
        display: 'grid',
        gap: 3,
        pb: { xs: 5, sm: 0 },
        borderBottom: { xs: 1, sm: 0 },
        borderColor: 'divider',
      }}
    >
      <Typography component="legend" sx={{ pb: 3 }} variant="overline">
        {legend}
      </Typography>
      {children}
    </FormControl>
  );
}
