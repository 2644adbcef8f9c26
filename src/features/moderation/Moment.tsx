import Typography from '@mui/material/Typography';
import { formatAge, formatMoment } from '../../lib/formatDate';
import { useNow } from '../../lib/useNow';

/** How long ago something was. */
export function Moment({ at }: { at: string }) {
  const age = useNow(() => formatAge(at));
  return (
    <Typography color="textSecondary" component="span" noWrap variant="body2">
      <time dateTime={at} title={formatMoment(at)}>
        {age}
      </time>
    </Typography>
  );
}
