import { useEffect, useRef, useState } from 'react';
import { useAppSelector, useAppStore } from '../../../app/hooks';
import { LIMITS } from '../../../domain/limits';
import { pictureChars } from '../../../domain/postPictures';
import { loadCode } from '../../../lib/chunkLoadError';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import type { Draft } from '../postsSlice';
import type { SelectDraft } from './DraftText';

const FULL = `A post can have at most ${LIMITS.pictures} photos.`;
const TOO_LARGE = 'These photos are too large together: take one out first.';

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
  const isFull = useAppSelector((state) => select(state).pictures.length >= LIMITS.pictures);
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

  const take = async (file: File, place: 'last' | 'first') => {
    const kept = () => select(store.getState()).pictures.slice(place === 'last' ? 0 : 1);
    try {
      if (kept().length >= LIMITS.pictures) throw new Error(FULL);
      const { dataUrl: src, width, height, note } = await preparePhoto(file);
      if (!isOpen.current) return;
      const picture = { src, width, height };
      const pictures = place === 'last' ? [...kept(), picture] : [picture, ...kept()];
      // Those of an earlier release may be larger than what is made now.
      if (pictureChars(pictures) > LIMITS.photoUrlChars) throw new Error(TOO_LARGE);
      onChange({ pictures });
      if (note !== null) store.dispatch(toastQueued(toasts.info(note)));
    } catch (reason) {
      setProblem(reason instanceof Error ? reason.message : 'This picture could not be read.');
    }
  };
  const takeInTurn = (files: readonly File[], place: 'last' | 'first') => {
    setProblem(null);
    setWaiting((count) => count + files.length);
    for (const file of files)
      turn.current = turn.current
        .then(() => (isOpen.current ? take(file, place) : undefined))
        .then(() => setWaiting((count) => count - 1));
  };

  return {
    isPreparing: waiting > 0,
    problem: problem === FULL && !isFull ? null : problem,
    addFiles: (files) => takeInTurn(files, 'last'),
    replaceFirst: (file) => takeInTurn([file], 'first'),
  };
};
