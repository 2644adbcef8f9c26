import { paint } from '../drawing/colours';
import { Brand } from '../drawing/Brand';
import { Ground } from '../drawing/Ground';
import { Line } from '../drawing/Line';
import { OneLine } from '../drawing/OneLine';
import type { Area } from '../drawing/posterGrid';
import { RatingStars } from '../drawing/RatingStars';
import { Title } from '../drawing/Title';
import { Words } from '../drawing/Words';
import { SHAPES, type PictureOptions } from '../picture';
import { directionOf } from '../text/direction';
import type { FittedWords } from '../text/fitWords';
import type { TicketFacts } from './ticketFacts';
import type { TicketLayout } from './ticketLayout';
import { ticketOutline } from './ticketPaper';
import type { TicketSubject } from './ticketSubject';
import { TicketPosters } from './TicketPosters';
import { TicketStub } from './TicketStub';

/** The line printed along the edges. */
const inset = ({ x, y, width, height }: Area): Area => ({
  x: x + 18,
  y: y + 18,
  width: width - 36,
  height: height - 36,
});

interface TicketProps extends PictureOptions {
  facts: TicketFacts;
  subject: TicketSubject | null;
  layout: TicketLayout;
  words: FittedWords;
  /** The place of the words. */
  box: { x: number; y: number; width: number };
  /** The photo's height; 0 if there is none. */
  photoHeight: number;
}

/** A post as the ticket of an evening at the cinema, with the stub that is kept. */
export function Ticket({
  facts,
  subject,
  layout,
  words,
  box,
  photoHeight,
  shape,
  measure,
}: TicketProps) {
  const { paper, tear, main, posterWidth, titleHeight, stars, brand } = layout;
  const { rating, photo } = facts;
  const beside = subject ? main.x + posterWidth + 40 : main.x;
  const room = main.x + main.width - beside;
  const starsTop = main.y + 56 + titleHeight + 14;
  const isFromRight = directionOf(subject?.title ?? '') === 'rtl';
  return (
    <>
      <Ground {...SHAPES[shape]} />
      <path d={ticketOutline(paper, tear)} fill={paint.amber} />
      <path
        d={ticketOutline(inset(paper), tear)}
        fill="none"
        opacity={0.32}
        stroke={paint.onAmber}
        strokeWidth={2.5}
      />
      <path
        d={
          'y' in tear
            ? `M${paper.x + 44} ${tear.y}H${paper.x + paper.width - 40}`
            : `M${tear.x} ${paper.y + 44}V${paper.y + paper.height - 40}`
        }
        stroke={paint.onAmber}
        strokeDasharray="0.1 17"
        strokeLinecap="round"
        strokeWidth={7}
      />
      {subject && (
        <>
          <TicketPosters films={subject.posters} width={posterWidth} x={main.x} y={main.y} />
          <OneLine
            fill={paint.onAmber}
            measure={measure}
            size={26}
            weight={600}
            width={room}
            x={beside}
            y={main.y + 26}
          >
            {subject.credit}
          </OneLine>
          <Title fill={paint.onAmber} height={titleHeight} width={room} x={beside} y={main.y + 56}>
            {subject.title}
          </Title>
          {rating !== undefined && (
            <RatingStars
              fill={paint.onAmber}
              rating={rating}
              rest="#d98f0b"
              size={stars}
              x={isFromRight ? beside + room - stars * 5 : beside - stars * 0.08}
              y={starsTop}
            />
          )}
        </>
      )}
      {!subject && photo === null && (
        <Line face="display" fill={paint.onAmber} size={52} width={room} x={beside} y={main.y + 42}>
          ADMIT ONE
        </Line>
      )}
      {photo !== null && photoHeight > 0 && (
        <image
          height={photoHeight}
          href={photo}
          preserveAspectRatio="xMidYMid slice"
          width={main.width}
          x={main.x}
          y={main.y}
        />
      )}
      <Words {...box} fill={paint.onAmber} words={words} />
      <TicketStub facts={facts} measure={measure} shape={shape} stub={layout.stub} />
      <Brand {...brand} />
    </>
  );
}
