import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import { paths } from '../lib/paths';
import { SEARCH_FIELD, useFocusOrNavigate } from './useFocusOrNavigate';

/** Opens the search on screens that have no space for it beside the page. */
export function SearchButton() {
  const focusOrNavigate = useFocusOrNavigate();
  return (
    <IconButton
      aria-label="Search"
      onClick={() => focusOrNavigate(SEARCH_FIELD, paths.explore)}
      title="Search"
    >
      <SearchRounded />
    </IconButton>
  );
}
