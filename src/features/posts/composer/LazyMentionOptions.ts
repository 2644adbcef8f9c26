import { lazyComponent } from '../../../components/lazyComponent';

/** Mention suggestions, loaded with the first @. */
export const LazyMentionOptions = lazyComponent(
  async () => (await import('./MentionOptions')).MentionOptions,
);
