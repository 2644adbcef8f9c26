import { useEffect, useMemo, useRef } from 'react';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import styled from '@emotion/styled';
import Carousel, { type ControllerRef, type ZoomRef } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { PhotoButton } from '../../../components/PhotoButton';
import { shortcutKeyOf } from '../../../lib/keys';
import { colour, space, TARGET } from '../../../theme/tokens';
import { slidesOf, type PostPhoto } from './photoSlides';

/** Zoom factors: of a double tap, the maximum, and of one key press. */
const SCALE = { tap: 2.5, max: 6, key: 1.5 };

/** A pointer that moves farther than this between press and release, in pixels, is no tap. */
const TAP_TOLERANCE = 10;

/** Disables the carousel's own double tap, which only ever zooms in; `onDoubleClick` toggles the zoom instead. */
const NO_DOUBLE_TAP = { doubleTapDelay: 0, doubleClickDelay: 0 };

const isOn = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

const Root = styled(Box)({
  minHeight: 0,
  '& .yarl__container': { '--yarl__controller_touch_action': 'none' },
  '& .yarl__toolbar': { padding: space(3) },
  '& .yarl__button': {
    display: 'grid',
    placeItems: 'center',
    width: TARGET,
    height: TARGET,
    margin: `0 ${space(3)}`,
    padding: 0,
    borderRadius: '50%',
    backgroundColor: 'rgb(0 0 0 / 0.66)',
    color: '#ffffff',
    filter: 'none',
    '&:hover, &:active': { backgroundColor: 'rgb(60 60 60 / 0.86)' },
    '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: '2px' },
    // Disabled if there is no previous or next photo.
    '&:disabled': { display: 'none' },
  },
});

const Picture = styled('img')({
  maxWidth: '100%',
  maxHeight: '100%',
  objectFit: 'contain',
  cursor: 'zoom-in',
  userSelect: 'none',
  '.yarl__slide_wrapper_interactive > &': { cursor: 'grab' },
});

interface PhotoCarouselProps {
  photos: readonly PostPhoto[];
  /** The index of the photo in view. */
  index: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}

/** A carousel of photos that can be zoomed, by touch, mouse and keyboard. */
export function PhotoCarousel({ photos, index, onTurn, onClose }: PhotoCarouselProps) {
  const carousel = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  const pressed = useRef({ x: 0, y: 0 });
  const slides = useMemo(() => slidesOf(photos), [photos]);
  // The carousel handles the keys itself.
  useEffect(() => carousel.current?.focus(), []);

  const toggleZoom = ({ clientX, clientY, currentTarget, target }: React.MouseEvent) => {
    if (isOn(target, 'button')) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const scale = zoom.current?.zoom === 1 ? SCALE.tap : 1;
    const fromMiddle = [clientX - left - width / 2, clientY - top - height / 2] as const;
    zoom.current?.changeZoom(scale, false, ...fromMiddle);
  };

  const closeOnBackdrop = ({ clientX, clientY, target }: React.MouseEvent) => {
    const distance = Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y);
    const isTap = !isOn(target, 'img, button') && distance <= TAP_TOLERANCE;
    if (isTap && zoom.current?.zoom === 1) onClose();
  };

  return (
    <Root
      onClick={closeOnBackdrop}
      onDoubleClick={toggleZoom}
      onKeyDown={(event) => {
        const key = shortcutKeyOf(event);
        if (key === '=') zoom.current?.zoomIn();
        else if (key === '0') zoom.current?.changeZoom(1);
      }}
      onPointerDown={({ clientX, clientY }) => {
        pressed.current = { x: clientX, y: clientY };
      }}
    >
      <Carousel
        animation={{ swipe: 250, zoom: 150 }}
        carousel={{ finite: true, preload: 1, spacing: 0, padding: 0 }}
        controller={{ ref: carousel, closeOnEscape: false }}
        index={index}
        labels={{ Previous: 'Previous photo', Next: 'Next photo' }}
        on={{
          view: ({ index: next }) => {
            if (next !== index) onTurn(next);
          },
        }}
        plugins={[Inline, Zoom]}
        render={{
          buttonZoom: () => null,
          iconNext: () => <ChevronRightRounded />,
          iconPrev: () => <ChevronLeftRounded />,
          slide: ({ slide, offset }) =>
            slide.type === 'photo' && (
              <Picture
                alt={slide.alt}
                aria-hidden={offset !== 0}
                draggable={false}
                src={slide.src}
              />
            ),
        }}
        slides={slides}
        toolbar={{
          buttons: [
            <PhotoButton key="close" label="Close" onClick={onClose}>
              <CloseRounded />
            </PhotoButton>,
          ],
        }}
        zoom={{
          ...NO_DOUBLE_TAP,
          ref: zoom,
          supports: ['photo'],
          maxZoom: SCALE.max,
          zoomInMultiplier: SCALE.key,
          pinchZoomV4: true,
          wheelZoomDistanceFactor: 300,
        }}
      />
    </Root>
  );
}
