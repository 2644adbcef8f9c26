import { useEffect, useRef } from 'react';
import styled from '@emotion/styled';
import { movedSquare, type Square } from '../../lib/photos/cropSquare';
import type { OpenedPicture } from '../../lib/photos/openPicture';
import { colour, radius } from '../../theme/tokens';

/** The window's side in px. */
const SIDE = 256;

/** What an arrow key moves, in parts of the window. */
const STEP = 0.05;

const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const Window = styled('div')({
  position: 'relative',
  width: SIDE,
  height: SIDE,
  overflow: 'hidden',
  borderRadius: radius.medium,
  background: '#000000',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
  // What will be seen of the square: avatars are round.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `2px solid ${colour.accentFill}`,
    borderRadius: '50%',
    boxShadow: `0 0 0 ${SIDE}px rgb(0 0 0 / 0.6)`,
    pointerEvents: 'none',
  },
});

const Picture = styled('img')({
  position: 'absolute',
  top: 0,
  left: 0,
  maxWidth: 'none',
  transformOrigin: '0 0',
});

/** A drag: where it began, at what square, and to which it has led. */
interface Drag {
  x: number;
  y: number;
  from: Square;
  to: Square;
}

interface CropWindowProps {
  picture: OpenedPicture;
  square: Square;
  onDrag: (square: Square) => void;
  onRest: (square: Square) => void;
}

/** Shows the square of a picture that is kept. The picture is moved under it by dragging or with the arrow keys. */
export function CropWindow({ picture, square, onDrag, onRest }: CropWindowProps) {
  const root = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(null);
  useEffect(() => {
    root.current?.focus();
  }, []);

  const rest = () => {
    if (drag.current) onRest(drag.current.to);
    drag.current = null;
  };
  const scale = SIDE / square.side;
  return (
    <Window
      aria-label="Photo. The arrow keys move it."
      onKeyDown={(event) => {
        const arrow = ARROWS[event.key];
        if (!arrow) return;
        event.preventDefault();
        // The picture goes the arrow's way, so the square goes the other.
        onRest(movedSquare(picture, square, -arrow[0], -arrow[1]));
      }}
      onPointerCancel={rest}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, y: event.clientY, from: square, to: square };
      }}
      onPointerMove={({ clientX, clientY }) => {
        if (!drag.current) return;
        const { x, y, from } = drag.current;
        // Counted from where the drag began: a fast finger moves again before the last square is drawn.
        const to = movedSquare(picture, from, (x - clientX) / SIDE, (y - clientY) / SIDE);
        drag.current.to = to;
        onDrag(to);
      }}
      onPointerUp={rest}
      ref={root}
      role="application"
      tabIndex={0}
    >
      <Picture
        alt=""
        draggable={false}
        src={picture.url}
        style={{
          width: picture.width,
          height: picture.height,
          transform: `scale(${scale}) translate(${-square.x}px, ${-square.y}px)`,
        }}
      />
    </Window>
  );
}
