import { createContext } from 'react';
import type { FeedArg } from '../../../api/feedAddress';

/** The feed in which a card stands; null on a post's own page. */
export const FeedContext = createContext<FeedArg | null>(null);
