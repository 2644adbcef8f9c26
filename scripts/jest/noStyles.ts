/**
 * Stands for Emotion's style sheet and keeps no rule: jsdom lays nothing out, yet would match every rule with every
 * element whenever one is found by its role. What styles do is tested in Chromium.
 */
export class StyleSheet {
  readonly tags: readonly HTMLStyleElement[] = [];

  hydrate(): void {
    return;
  }
  insert(): void {
    return;
  }
  flush(): void {
    return;
  }
}
