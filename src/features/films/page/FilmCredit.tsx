import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const LICENCE = 'https://creativecommons.org/licenses/by/2.0/de/';

/** Where a film's facts come from: a data set, or the member who added it. */
export function FilmCredit({ isAdded }: { isAdded: boolean }) {
  return (
    <Typography color="textSecondary" component="p" sx={{ mt: 4 }} variant="caption">
      {isAdded ? (
        'A member added this film.'
      ) : (
        <>
          Film data: Wikidata (CC0) and omdb.org,{' '}
          <MuiLink color="inherit" href={LICENCE} rel="noopener" target="_blank">
            CC BY 2.0 DE
          </MuiLink>
          , shortened and merged.
        </>
      )}
    </Typography>
  );
}
