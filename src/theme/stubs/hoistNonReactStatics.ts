/** Stands in for what Emotion's `withTheme` copies a component's static properties with: nothing here uses that. */
export default function hoistNonReactStatics<T>(target: T): T {
  return target;
}
