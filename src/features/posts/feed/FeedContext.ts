import { createContext } from 'react';
import type { FeedArg } from '../../../api/feedAddress';

/** The feed that a card is in; null on a post's own page. */
export const FeedContext = createContext<FeedArg | null>(null);
