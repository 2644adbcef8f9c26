import { useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readChoice, wallAddress, type FilmChoice, type PartialChoice } from '../filmChoice';

/** The choice in the wall's address, and a function that changes parts of it; undefined removes a filter. */
export const useFilmChoice = (): [FilmChoice, (change: PartialChoice) => void] => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // One tap can make two changes, by leaving a field and by what it hits, before a new address is rendered.
  const requested = useRef<PartialChoice>(readChoice(params));
  useLayoutEffect(() => {
    requested.current = readChoice(params);
  }, [params]);
  const change = (part: PartialChoice) => {
    const before = wallAddress(requested.current);
    requested.current = { ...requested.current, ...part };
    const address = wallAddress(requested.current);
    // Like a link to the address that is open, the same choice adds nothing to go back to.
    void navigate(address, { replace: address === before });
  };
  return [readChoice(params), change];
};
