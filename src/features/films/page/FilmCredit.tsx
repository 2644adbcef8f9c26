import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const LICENCE = 'https://creativecommons.org/licenses/by/2.0/de/';

/** Where a film's facts come from. */
export function FilmCredit() {
  return (
    <Typography color="textSecondary" component="p" sx={{ mt: 4 }} variant="caption">
      Film data: Wikidata (CC0) and omdb.org,{' '}
      <MuiLink color="inherit" href={LICENCE} rel="noopener" target="_blank">
        CC BY 2.0 DE
      </MuiLink>
      , shortened and merged.
    </Typography>
  );
}
