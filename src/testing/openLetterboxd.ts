import { exportFilesPicked } from '../features/transfer/letterboxd/exportFilesPicked';
import { importConfirmed, selectLetterboxd } from '../features/transfer/letterboxd/letterboxdSlice';
import { csvText, zipFile } from './letterboxd';
import { makeTestStore } from './makeTestStore';

/** The guest, and how they bring an export in: to its preview, and to the end of the import. */
export const openLetterboxd = async () => {
  const app = await makeTestStore();
  const { store, server, session, transport } = app;
  const state = () => selectLetterboxd(store.getState());
  const reaches = async (step: ReturnType<typeof state>['step']) => {
    // The listener's code is loaded on demand, and its work is interrupted by pauses.
    while (state().step !== step) await new Promise((resolve) => setTimeout(resolve, 1));
    await transport.quiet();
  };
  const bring = async (files: Record<string, string>) => {
    store.dispatch(exportFilesPicked([zipFile(files)]));
    await reaches('preview');
    const preview = state();
    return preview.step === 'preview' ? preview.preview : null;
  };
  const confirm = async () => {
    store.dispatch(importConfirmed());
    await reaches('finished');
    return state();
  };
  const list = async (name: 'diary' | 'films' | 'watchlist') => {
    const path = `/api/users/matinee/${name}?limit=100`;
    const { body } = await server.call('GET', path, { token: session?.token });
    return JSON.stringify(body);
  };
  const lists = async () => [await list('diary'), await list('films'), await list('watchlist')];
  return { ...app, state, reaches, bring, confirm, list, lists };
};

/** Has the app take its backend for a server’s. */
export const actAsServer = ({ backend }: Awaited<ReturnType<typeof makeTestStore>>['server']) => {
  jest.spyOn(backend, 'storage').mockResolvedValue({ storage: 'server', found: 'data' });
};

/** A diary of one evening. */
export const evening = (title: string, year: number, uri: string) =>
  csvText('diary', [['2020-02-02', title, year, uri, 4, '', '', '2020-02-01']]);
