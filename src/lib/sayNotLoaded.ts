/** Says that the app's own code could not be fetched, in the place of whatever stands there: nothing else would work. */
export const sayNotLoaded = (): void => {
  document.body.textContent =
    'Cinefolk could not be loaded. Check your connection and load the page again.';
};
