import { useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readChoice, wallAddress, type FilmChoice, type PartialChoice } from '../filmChoice';

/**
 * The choice that a wall's address states, and a function that changes parts of it; undefined removes a filter.
 * @param read reads the choice from the search parameters
 * @param address the address that states a choice
 */
export const useWallChoice = <Choice extends object, Part extends object>(
  read: (params: URLSearchParams) => Choice & Part,
  address: (choice: Part) => string,
): [Choice & Part, (change: Part) => void] => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // One tap can make two changes, by leaving a field and by what it hits, before a new address is rendered.
  const requested = useRef<Part>(read(params));
  useLayoutEffect(() => {
    requested.current = read(params);
  }, [params, read]);
  const change = (part: Part) => {
    const before = address(requested.current);
    requested.current = { ...requested.current, ...part };
    const after = address(requested.current);
    // Like a link to the address that is open, the same choice adds nothing to go back to.
    void navigate(after, { replace: after === before });
  };
  return [read(params), change];
};

/** The choice of the wall of all films. */
export const useFilmChoice = () =>
  useWallChoice<FilmChoice, PartialChoice>(readChoice, wallAddress);
