import styled from '@emotion/styled';
import { useAppStore } from '../../../app/hooks';
import type { Picture } from '../../../domain/postPictures';
import { media, space } from '../../../theme/tokens';
import type { PostDraft } from '../../drafts/postDraft';
import { DraftPhoto } from './DraftPhoto';
import type { SelectDraft } from './DraftText';

const List = styled('ul')({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&:has(> :nth-of-type(2))': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface DraftPhotosProps {
  pictures: readonly Picture[];
  select: SelectDraft;
  onChange: (change: Partial<PostDraft>) => void;
  removeLabel: string;
  /** Called after a photo was removed, to move the focus. */
  onRemoved: () => void;
}

/** The photos of a draft, each with its description. */
export function DraftPhotos({
  pictures,
  select,
  onChange,
  removeLabel,
  onRemoved,
}: DraftPhotosProps) {
  const store = useAppStore();
  const itemOf = ({ src }: Picture, index: number) => {
    const duplicates = pictures.slice(0, index).filter((picture) => picture.src === src);
    const number = pictures.length > 1 ? ` ${index + 1}` : '';
    const change = (revise: (picture: Picture) => Picture[]) =>
      onChange({
        // Read from the store, since typed text is dispatched with a delay.
        pictures: select(store.getState()).pictures.flatMap((picture, place) =>
          place === index ? revise(picture) : [picture],
        ),
      });
    return (
      <li key={`${duplicates.length} ${src}`}>
        <DraftPhoto
          index={index}
          number={number}
          onDescribe={(alt) => change((picture) => [{ ...picture, alt }])}
          onRemove={() => {
            change(() => []);
            onRemoved();
          }}
          removeLabel={removeLabel}
          select={select}
          src={src}
        />
      </li>
    );
  };
  return <List aria-label="Photos">{pictures.map(itemOf)}</List>;
}
