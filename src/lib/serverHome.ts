/** The server whose pages these are. Without one the backend is in the page. */
export interface ServerHome {
  installationId: string;
}

/** What a server writes into the document that it sends; null if the page is its own backend. */
export const readServerHome = (): ServerHome | null => {
  const { installation } = document.documentElement.dataset;
  return installation === undefined ? null : { installationId: installation };
};

/**
 * Hides what needs the sample people from the pages of a server that has none. The landing page is prerendered, so only a
 * style can.
 */
export const onlyWithSamples = {
  'html[data-installation]:not([data-samples]) &': { display: 'none' },
};
