import { useId, useRef, useState } from 'react';
import SearchRounded from '@mui/icons-material/SearchRounded';
import styled from '@emotion/styled';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { colour, radius, space, TARGET } from '../../theme/tokens';
import { moveActive } from './moveActive';
import { optionId, SearchResults } from './SearchResults';
import { useOutsidePress } from './useOutsidePress';
import { useProfilePath } from './useProfilePath';
import { useSearch } from './useSearch';
import {
  searchClosed,
  searchFinished,
  searchReopened,
  searchTyped,
  selectIsSearchOpen,
  selectSearchText,
} from './usersSlice';

const Root = styled('div')({ position: 'relative', zIndex: 5, minWidth: 0 });

const Glass = styled(SearchRounded)({
  position: 'absolute',
  top: '10px',
  left: space(3.5),
  color: colour.inkFaint,
  pointerEvents: 'none',
});

const Field = styled('input')({
  width: '100%',
  minHeight: TARGET,
  padding: `${space(2)} ${space(4)} ${space(2)} ${space(12)}`,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.pill,
  background: colour.surface,
  '&::placeholder': { color: colour.inkFaint, opacity: 1 },
  '&:hover': { borderColor: colour.inkSoft },
  '&:focus-visible': { borderColor: colour.accent, outline: `1px solid ${colour.accent}` },
});

const Popup = styled('div')({
  position: 'absolute',
  inset: `calc(100% + ${space(2)}) 0 auto`,
  maxHeight: '60vh',
  padding: space(2),
  overflowY: 'auto',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.raised,
  boxShadow: colour.shadow,
});

/** Finds people by any part of their names, and leads to their profiles. */
export function SearchBox() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const profilePath = useProfilePath();
  const text = useAppSelector(selectSearchText);
  const isOpen = useAppSelector(selectIsSearchOpen);
  const search = useSearch();
  const [active, setActive] = useState(-1);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();

  const people = search.people ?? [];
  const hasOptions = isOpen && people.length > 0;
  const close = () => void dispatch(searchClosed());
  const finish = () => void dispatch(searchFinished());
  useOutsidePress(root, isOpen, close);

  const walk = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = people[Math.max(active, 0)];
    const next = moveActive(event.key, active, people.length);
    if (event.key === 'Escape') close();
    else if (!isOpen && event.key === 'ArrowDown') dispatch(searchReopened());
    else if (!isOpen) return;
    else if (next !== null) setActive(next);
    else if (event.key === 'Enter' && chosen) {
      finish();
      void navigate(profilePath(chosen.username));
    } else return;
    event.preventDefault();
  };

  return (
    <Root
      onBlur={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) close();
      }}
      ref={root}
      role="search"
    >
      <Glass aria-hidden="true" />
      <Field
        aria-activedescendant={hasOptions && active >= 0 ? optionId(listId, active) : undefined}
        aria-autocomplete="list"
        aria-controls={hasOptions ? listId : undefined}
        aria-expanded={hasOptions}
        aria-label="Search people"
        autoComplete="off"
        dir="auto"
        enterKeyHint="search"
        onChange={({ target }) => {
          setActive(-1);
          dispatch(searchTyped(target.value));
        }}
        onFocus={() => dispatch(searchReopened())}
        onKeyDown={walk}
        placeholder="Search Cinefolk here..."
        role="combobox"
        spellCheck={false}
        value={text}
      />
      {isOpen && (
        <Popup>
          <SearchResults {...search} active={active} listId={listId} onChoose={finish} />
        </Popup>
      )}
    </Root>
  );
}
