import { useEffect, useRef, useState } from 'react';
import { useAppSelector, useAppStore } from '../../../app/hooks';
import { LIMITS } from '../../../domain/limits';
import { holdPicture, sentAddress } from '../../../lib/pictureFiles';
import { loadCode } from '../../../lib/chunkLoadError';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import type { PostDraft } from '../../drafts/postDraft';
import type { SelectDraft } from './DraftText';
import { LazyDraftPhotos } from './LazyDraftPhotos';

const FULL = `A post can have at most ${LIMITS.pictures} photos.`;
const TOO_LARGE = 'Together, these photos are too large. Remove one first.';

/**
 * Loaded with the first photo, which most visits never add. So is the code that shows it: a photo that appeared later
 * would push the button away from under a click.
 */
const preparePhoto = async (file: File) => {
  const { preparePhoto: prepare } = await loadCode(import('../../../lib/photos/preparePhoto'));
  const [prepared] = await Promise.all([prepare(file), loadCode(LazyDraftPhotos.preload())]);
  return prepared;
};

/** A form's handling of picked, pasted or dropped photos. */
export interface PhotoDraft {
  /** The form cannot be sent yet: a photo is still being prepared. */
  isPreparing: boolean;
  /** Why a file was refused. */
  problem: string | null;
  /** Adds photos after the existing ones. */
  addFiles: (files: readonly File[]) => void;
  /** Replaces the first photo. */
  replaceFirst: (file: File) => void;
}

/** Adds files to a draft one after another: each is checked, shrunk and re-encoded. */
export const usePhotoDraft = (
  select: SelectDraft,
  onChange: (change: Partial<PostDraft>) => void,
): PhotoDraft => {
  const store = useAppStore();
  const isFull = useAppSelector((state) => select(state).pictures.length >= LIMITS.pictures);
  const [pending, setPending] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const queue = useRef(Promise.resolve());
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      // The next form may belong to another user.
      isMounted.current = false;
    };
  }, []);

  const addFile = async (file: File, place: 'last' | 'first') => {
    const kept = () => select(store.getState()).pictures.slice(place === 'last' ? 0 : 1);
    try {
      if (kept().length >= LIMITS.pictures) throw new Error(FULL);
      const { dataUrl, width, height, note } = await preparePhoto(file);
      if (!isMounted.current) return;
      const picture = { src: holdPicture(dataUrl), width, height };
      const pictures = place === 'last' ? [...kept(), picture] : [picture, ...kept()];
      // Photos from an earlier release may be larger than today's.
      const chars = pictures.reduce((sum, { src }) => sum + sentAddress(src).length, 0);
      if (chars > LIMITS.photoUrlChars) throw new Error(TOO_LARGE);
      onChange({ pictures });
      if (note !== null) store.dispatch(toastQueued(toasts.info(note)));
    } catch (reason) {
      setProblem(reason instanceof Error ? reason.message : 'This photo could not be read.');
    }
  };
  const enqueue = (files: readonly File[], place: 'last' | 'first') => {
    setProblem(null);
    setPending((count) => count + files.length);
    for (const file of files)
      queue.current = queue.current
        .then(() => (isMounted.current ? addFile(file, place) : undefined))
        .then(() => setPending((count) => count - 1));
  };

  return {
    isPreparing: pending > 0,
    problem: problem === FULL && !isFull ? null : problem,
    addFiles: (files) => enqueue(files, 'last'),
    replaceFirst: (file) => enqueue([file], 'first'),
  };
};
