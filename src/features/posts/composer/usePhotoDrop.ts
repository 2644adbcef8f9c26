import { useEffect, useEffectEvent, useState } from 'react';
import { isBlank } from '../../../domain/blank';

/** The images among files, or the first file if there are none, to be refused with a reason. */
const imagesOf = (files: FileList): File[] => {
  const images = [...files].filter(({ type }) => type.startsWith('image/'));
  return images.length > 0 ? images : [...files].slice(0, 1);
};

const IS_PICTURE = /\S\.(?:a?png|jpe?g?|jfif|gif|webp|avif|hei[cf]|jxl|svg|bmp|ico|tiff?)$/i;

/** The last part of a path or an address. */
const lastPart = (line: string): string => {
  const bare = line.trim().replaceAll(/^"|"$/g, '');
  if (!/^\w+:\/\//.test(bare)) return bare.replace(/^.*[/\\]/, '');
  const name = bare.replace(/[?#].*$/, '').replace(/^.*\//, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/**
 * Whether a line is the name of one of the files, which may lack its ending, or of a picture that the browser gave
 * another; with or without its folders.
 */
const namesFile = (line: string, files: readonly File[]): boolean => {
  const name = lastPart(line).normalize();
  return (
    IS_PICTURE.test(name) ||
    files
      .map((file) => file.name.normalize())
      .some((known) => name === known || name === known.replace(/\.[^.]*$/, ''))
  );
};

/** What some file managers write above the addresses of the files. */
const FILES_MARK = /^x-special\/\S*\s+(?:copy|cut)$/m;

/**
 * Pasted files, unless text was pasted: word processors copy text together with an image of it. File managers copy the
 * names of files together with them, which is no text.
 */
export const pastedFiles = (data: DataTransfer): File[] => {
  const files = [...data.files];
  const lines = data
    .getData('text/plain')
    .replace(FILES_MARK, '')
    .split(/[\r\n]+/)
    .filter((line) => !isBlank(line));
  return lines.every((line) => namesFile(line, files)) ? imagesOf(data.files) : [];
};

/** Whether a file is being dragged over the page (`near`) or over the form (`over`). */
type Dragged = 'near' | 'over' | null;

/**
 * Receives files that are dropped on a form. A file dropped beside it is ignored, where the browser
 * would leave the page and open the file.
 * @param field any field of the form
 */
export const usePhotoDrop = (
  field: React.RefObject<HTMLTextAreaElement | null>,
  onFiles: (files: File[]) => void,
): Dragged => {
  const [dragged, setDragged] = useState<Dragged>(null);
  const onDropped = useEffectEvent(onFiles);

  useEffect(() => {
    const isInside = ({ target }: DragEvent) =>
      target instanceof Node && field.current?.form?.contains(target) === true;
    const isOfFiles = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes('Files') === true;

    const drag = (event: DragEvent) => {
      if (!event.dataTransfer || !isOfFiles(event)) return;
      const inside = isInside(event);
      // Another form may already have accepted the file.
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
      if (isInside(event)) onDropped(imagesOf(event.dataTransfer.files));
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
