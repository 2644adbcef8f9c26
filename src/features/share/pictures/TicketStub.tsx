import { paint } from '../drawing/colours';
import { Line } from '../drawing/Line';
import { Person } from '../drawing/Person';
import type { Area } from '../drawing/posterGrid';
import type { PictureOptions } from '../picture';
import type { TicketFacts } from './ticketFacts';
import { barCode } from './ticketPaper';

/** Small, and up to the printed line, so that most names fit a landscape stub. */
const AVATAR = 56;
const OVER = 18;

interface TicketStubProps extends Pick<PictureOptions, 'shape' | 'measure'> {
  facts: TicketFacts;
  stub: Area;
}

/** Who was there, and when. */
export function TicketStub({ facts, stub, shape, measure }: TicketStubProps) {
  const { author, day, postId } = facts;
  const { x, y, width, height } = stub;
  const text = { fill: paint.onAmber, face: 'display' } as const;
  if (shape === 'portrait')
    return (
      <>
        <Person
          fill={paint.onAmber}
          measure={measure}
          person={author}
          size={108}
          width={510}
          x={x}
          y={y + 8}
        />
        <Line {...text} align="end" size={64} width={width} x={x} y={y + 50}>
          {day.toUpperCase()}
        </Line>
        <path
          d={barCode(postId, { x: x + width - 300, y: y + 70, width: 300, height: 48 })}
          fill={paint.onAmber}
        />
      </>
    );
  const [date = '', year = ''] = day.split(', ');
  return (
    <>
      <Line {...text} size={92} width={width} x={x} y={y + 72}>
        {date.toUpperCase()}
      </Line>
      <Line {...text} size={60} width={width} x={x} y={y + 130}>
        {year}
      </Line>
      <path d={barCode(postId, { x, y: y + 160, width, height: 70 })} fill={paint.onAmber} />
      <Person
        fill={paint.onAmber}
        measure={measure}
        person={author}
        size={AVATAR}
        width={width + OVER}
        x={x}
        y={y + height - AVATAR}
      />
    </>
  );
}
