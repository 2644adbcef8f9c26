import { useEffect, useEffectEvent, useState } from 'react';

/** The pictures among files, or the first file where none is a picture: it is refused with a reason. */
const imagesOf = (files: FileList): File[] => {
  const images = [...files].filter(({ type }) => type.startsWith('image/'));
  return images.length > 0 ? images : [...files].slice(0, 1);
};

/** The files that were pasted: word processors copy words together with a picture of them. */
export const pastedFiles = ({ files, types }: DataTransfer): File[] =>
  types.includes('text/plain') ? [] : imagesOf(files);

/** Whether a file is being dragged over the page, or over the form itself. */
type Dragged = 'near' | 'over' | null;

/**
 * Takes files that are dropped on a form. One that misses it is let go, instead of taking the
 * browser to it and away from the page.
 * @param field any field of the form
 */
export const usePhotoDrop = (
  field: React.RefObject<HTMLTextAreaElement | null>,
  onFiles: (files: File[]) => void,
): Dragged => {
  const [dragged, setDragged] = useState<Dragged>(null);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const isInside = ({ target }: DragEvent) =>
      target instanceof Node && field.current?.form?.contains(target) === true;
    const isOfFiles = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes('Files') === true;

    const drag = (event: DragEvent) => {
      if (!event.dataTransfer || !isOfFiles(event)) return;
      const inside = isInside(event);
      // Another form may have said already that it takes the file.
      if (inside) event.dataTransfer.dropEffect = 'copy';
      else if (!event.defaultPrevented) event.dataTransfer.dropEffect = 'none';
      event.preventDefault();
      setDragged(inside ? 'over' : 'near');
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setDragged(null);
    };
    const drop = (event: DragEvent) => {
      setDragged(null);
      if (!event.dataTransfer || !isOfFiles(event)) return;
      event.preventDefault();
      if (isInside(event)) take(imagesOf(event.dataTransfer.files));
    };

    document.addEventListener('dragover', drag);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', drag);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [field]);

  return dragged;
};
