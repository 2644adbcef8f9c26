import { useRef, useState } from 'react';
import SearchRounded from '@mui/icons-material/SearchRounded';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import useAutocomplete from '@mui/material/useAutocomplete';
import styled from '@emotion/styled';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { isBlank } from '../../domain/blank';
import { keyOf } from '../../lib/keys';
import { paths } from '../../lib/paths';
import { colour, radius, space, TARGET } from '../../theme/tokens';
import { SearchResults } from './SearchResults';
import { useFoundPath } from './useFoundPath';
import { useSearch, type Found } from './useSearch';
import {
  searchClosed,
  searchFinished,
  searchReopened,
  searchTyped,
  selectIsSearchOpen,
  selectSearchText,
} from '../users/usersSlice';

const Root = styled('div')({ position: 'relative', zIndex: 5, minWidth: 0 });

const Field = styled(InputBase)({
  width: '100%',
  minHeight: TARGET,
  gap: space(2.5),
  padding: `0 ${space(4)} 0 ${space(3.5)}`,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.pill,
  backgroundColor: colour.surface,
  '& > svg': { color: colour.inkFaint },
  // The input is a touch target over the whole height, borders included.
  '& > input': { boxSizing: 'border-box', height: TARGET, marginBlock: '-1px', padding: 0 },
  '&:hover': { borderColor: colour.inkSoft },
  '&.Mui-focused': {
    borderColor: colour.accent,
    outline: `1px solid ${colour.accent}`,
    outlineOffset: '2px',
  },
});

const Popup = styled(Paper)({
  position: 'absolute',
  inset: `calc(100% + ${space(2)}) 0 auto`,
  padding: space(2),
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
});

/** Searches people by any part of their names, films by title and posts by their words, and links to the results. */
export function SearchBox() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const foundPath = useFoundPath();
  const text = useAppSelector(selectSearchText);
  const isOpen = useAppSelector(selectIsSearchOpen);
  const search = useSearch();
  const [active, setActive] = useState<Found | null>(null);
  const root = useRef<HTMLDivElement>(null);

  const close = () => {
    setActive(null);
    dispatch(searchClosed());
  };
  const choose = (event: React.SyntheticEvent, found: Found | null) => {
    if (!found) return;
    setActive(null);
    dispatch(searchFinished());
    // A click follows the link by itself.
    if (event.type === 'keydown') void navigate(foundPath(found));
  };

  /** Opens the search page: on its posts, or if there are known to be none, on films or people. */
  const searchEverything = () => {
    const q = text.trim();
    if (isBlank(q)) return;
    const kinds = search.found.map(({ kind }) => kind);
    const isKnown = !search.isWaiting && search.error === null && !kinds.includes('post');
    const other = kinds.includes('film')
      ? 'films'
      : kinds.includes('person')
        ? 'people'
        : undefined;
    close();
    void navigate(paths.search(q, isKnown ? other : undefined));
  };

  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete({
    clearOnBlur: false,
    // `choose` closes the list. If MUI did, it would lose the highlighted option on the next render.
    disableCloseOnSelect: true,
    // The server has already filtered the results.
    filterOptions: (options) => options,
    getOptionKey: ({ kind, id }) => `${kind}:${id}`,
    // Never shown: choosing an option does not fill the box.
    getOptionLabel: ({ id }) => id,
    inputValue: text,
    onChange: choose,
    onClose: (_event, reason) => {
      if (reason === 'escape') close();
    },
    onHighlightChange: (_event, found) => setActive(found),
    onInputChange: (_event, value, reason) => {
      if (reason !== 'input') return;
      setActive(null);
      dispatch(searchTyped(value));
    },
    onOpen: ({ type }) => {
      // Typing opens the list in the slice, unless the text is blank.
      if (type !== 'change') dispatch(searchReopened());
    },
    open: isOpen,
    openOnFocus: true,
    options: search.found,
    isOptionEqualToValue: (option, value) => option.kind === value.kind && option.id === value.id,
    resetHighlightOnMouseLeave: true,
    selectOnFocus: false,
    value: null,
  });

  return (
    <Root
      {...getRootProps({
        onKeyDown: (event: React.KeyboardEvent) => {
          if (keyOf(event) === 'Enter' && !active) searchEverything();
        },
      })}
      onBlur={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) close();
      }}
      ref={root}
      role="search"
    >
      <Field
        inputProps={{
          ...getInputProps(),
          'aria-label': 'Search people, films and posts',
          dir: 'auto',
          enterKeyHint: 'search',
        }}
        placeholder="Search Cinefolk here..."
        startAdornment={<SearchRounded aria-hidden="true" />}
      />
      {isOpen && (
        <Popup>
          <SearchResults
            {...search}
            active={active}
            getListboxProps={getListboxProps}
            getOptionProps={getOptionProps}
          />
        </Popup>
      )}
    </Root>
  );
}
