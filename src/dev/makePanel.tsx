import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, type ProviderProps } from 'react-redux';
import { withFaults } from '../api/faults';
import type { Transport } from '../api/transport';
import { applyFaults } from './faultSettings';
import { Panel } from './Panel';
import { readSettings } from './persistedSettings';
import { RequestLog, withRequestLog } from './requestLog';

/**
 * Creates the developer's panel, in builds that include it. It provokes failures through `window.__faults`, as tests
 * do, and logs every call of the app.
 * @param via how `transport` reaches the backend, for the log
 * @param delayMs the backend's own delay
 */
export const makePanel = (transport: Transport, via: string, delayMs: number) => {
  const log = new RequestLog();
  const settings = readSettings();
  if (settings) applyFaults(settings);
  return {
    fetch: withRequestLog(withFaults(transport), via, log),
    /** Renders the panel in a root of its own, so that it survives errors in the app. */
    show: (store: ProviderProps['store']): void => {
      const container = document.createElement('div');
      container.id = 'developer-panel';
      document.body.append(container);
      createRoot(container).render(
        <StrictMode>
          <Provider store={store}>
            <Panel delayMs={delayMs} log={log} />
          </Provider>
        </StrictMode>,
      );
    },
  };
};
