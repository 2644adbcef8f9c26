import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import { paths } from '../lib/paths';
import { SEARCH_FIELD, useReach } from './useReach';

/** Leads to the search where there is no room for it beside the page. */
export function SearchButton() {
  const reach = useReach();
  return (
    <IconButton
      aria-label="Search"
      onClick={() => reach(SEARCH_FIELD, paths.explore)}
      title="Search"
    >
      <SearchRounded />
    </IconButton>
  );
}
