import { useEffect, useRef, useState } from 'react';
import { useAppStore } from '../../../app/hooks';
import { LIMITS } from '../../../domain/limits';
import type { Picture } from '../../../domain/postPictures';
import { loadCode } from '../../../lib/chunkLoadError';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import type { Draft } from '../postsSlice';
import type { SelectDraft } from './DraftText';

const FULL = `A post can have at most ${LIMITS.pictures} photos.`;

/** Loaded with the first photo: most visits write none. */
const preparePhoto = async (file: File) => {
  const { preparePhoto: prepare } = await loadCode(import('../../../lib/photos/preparePhoto'));
  return prepare(file);
};

/** What a form does with photos that are picked, pasted or dropped. */
export interface PhotoDraft {
  /** The form must wait: a photo is not in it yet. */
  isPreparing: boolean;
  /** Why a file was refused. */
  problem: string | null;
  /** Adds photos after those that are there. */
  addFiles: (files: readonly File[]) => void;
  /** Puts a photo in the place of the first. */
  replaceFirst: (file: File) => void;
}

/** Takes files into a draft one after another: each is checked, shrunk and re-encoded. */
export const usePhotoDraft = (
  select: SelectDraft,
  onChange: (change: Partial<Draft>) => void,
): PhotoDraft => {
  const store = useAppStore();
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const turn = useRef(Promise.resolve());
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      // The next form may be another person's.
      isOpen.current = false;
    };
  }, []);

  const take = async (
    file: File,
    place: (pictures: readonly Picture[], picture: Picture) => Picture[],
  ) => {
    try {
      const { dataUrl: src, width, height, note } = await preparePhoto(file);
      if (!isOpen.current) return;
      const pictures = place(select(store.getState()).pictures, { src, width, height });
      if (pictures.length > LIMITS.pictures) throw new Error(FULL);
      onChange({ pictures });
      if (note !== null) store.dispatch(toastQueued(toasts.info(note)));
    } catch (reason) {
      setProblem(reason instanceof Error ? reason.message : 'This picture could not be read.');
    }
  };
  const takeInTurn = (files: readonly File[], place: Parameters<typeof take>[1]) => {
    setProblem(null);
    setWaiting((count) => count + files.length);
    for (const file of files)
      turn.current = turn.current
        .then(() => take(file, place))
        .then(() => setWaiting((count) => count - 1));
  };

  return {
    isPreparing: waiting > 0,
    problem,
    addFiles: (files) => takeInTurn(files, (pictures, picture) => [...pictures, picture]),
    replaceFirst: (file) =>
      takeInTurn([file], (pictures, picture) => [picture, ...pictures.slice(1)]),
  };
};
