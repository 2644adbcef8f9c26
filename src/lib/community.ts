import { useSyncExternalStore } from 'react';
import { SIGN_UP_MODES, type SignUpMode } from '../domain/signUp';

/** Who can sign up here, as the server says in the document; anybody, where the page is its own backend. */
export const readSignUpMode = (): SignUpMode => {
  const { signUp } = document.documentElement.dataset;
  return SIGN_UP_MODES.find((mode) => mode === signUp) ?? 'open';
};

/** Shows only where there are rules. The landing page is prerendered, so only a style can. */
export const onlyWithRules = { 'html:not([data-rules]) &': { display: 'none' } };

const never = () => () => undefined;

/** The name that the server's admin has given the community; undefined without one, and when prerendered. */
export const useCommunityName = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => document.documentElement.dataset['community'],
    () => undefined,
  );
