import { lazyComponent } from '../../../components/lazyComponent';

/** Whom a text may mention: code that comes with the first @. */
export const LazyMentionOptions = lazyComponent(
  async () => (await import('./MentionOptions')).MentionOptions,
);
