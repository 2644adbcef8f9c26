import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { colour, media, space } from '../theme/tokens';
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
  // A sticky heading needs no scroll margin.
  '& *': { scrollMargin: 0 },
  [media.low]: { position: 'static' },
});

interface PageHeadingProps {
  title: string;
  /** The target of the back arrow; without it there is none. */
  backTo?: string;
  /** Shown on the right, such as a sort button. */
  children?: React.ReactNode;
}

/** The bar at the top of a page, with its only `h1`. */
export function PageHeading({ title, backTo, children }: PageHeadingProps) {
  const heading = useNavigationFocus(title);
  return (
    <Bar>
      {backTo !== undefined && (
        <IconButton
          aria-label="Back"
          component={Link}
          sx={{ ml: -2, color: 'inherit' }}
          to={backTo}
        >
          <ArrowBackRounded />
        </IconButton>
      )}
      <Typography
        dir="auto"
        noWrap
        ref={heading}
        // Too long a title is cut off at the right, but not the tail of a g.
        sx={{ flexGrow: 1, minWidth: 0, pb: 1, mb: -1 }}
        tabIndex={-1}
        variant="h1"
      >
        {title}
      </Typography>
      {children}
    </Bar>
  );
}
