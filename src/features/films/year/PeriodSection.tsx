import Typography from '@mui/material/Typography';

interface PeriodSectionProps {
  title: string;
  /** What the section covers, if not everything. */
  note?: string | null;
  children: React.ReactNode;
}

/** A part of a year's page, or of all time's, under its heading. */
export function PeriodSection({ title, note = null, children }: PeriodSectionProps) {
  return (
    <section>
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      {note !== null && (
        <Typography color="textSecondary" variant="body2">
          {note}
        </Typography>
      )}
      {children}
    </section>
  );
}
