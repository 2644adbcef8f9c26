import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { colour, font, media, space, TARGET, text } from '../theme/tokens';
import { useNavigationFocus } from './NavigationFocus';

const Bar = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '64px',
  padding: `${space(2)} ${space(4)}`,
  borderBottom: `1px solid ${colour.line}`,
  background: colour.headerGlass,
  backdropFilter: 'blur(12px)',
  // What stays needs no room when it is scrolled to.
  '& *': { scrollMargin: 0 },
  [media.low]: { position: 'static' },
});

const Title = styled('h1')({
  flexGrow: 1,
  minWidth: 0,
  overflow: 'hidden',
  font: `400 ${text.heading}/1.1 ${font.display}`,
  letterSpacing: '0.01em',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Back = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: TARGET,
  height: TARGET,
  marginLeft: space(-2),
  borderRadius: '50%',
  [media.hover]: { '&:hover': { background: colour.hover } },
  '&:active': { background: colour.pressed },
});

interface PageHeadingProps {
  title: string;
  /** Where the back arrow leads; without it there is none. */
  backTo?: string;
  /** What stands at the right: the sort button. */
  children?: React.ReactNode;
}

/** The bar at the top of a page, with its one first-level heading. */
export function PageHeading({ title, backTo, children }: PageHeadingProps) {
  const heading = useNavigationFocus(title);
  return (
    <Bar>
      {backTo !== undefined && (
        <Back aria-label="Back" to={backTo}>
          <ArrowBackRounded />
        </Back>
      )}
      <Title dir="auto" ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Bar>
  );
}
