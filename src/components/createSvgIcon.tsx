import styled from '@emotion/styled';

const Drawing = styled('svg')({
  display: 'inline-block',
  flexShrink: 0,
  width: '1em',
  height: '1em',
  fill: 'currentColor',
  fontSize: '1.5rem',
  userSelect: 'none',
});

/**
 * Stands in for MUI's function of that name in the browser's bundle: an icon is then a drawing of
 * 24 px, and needs neither MUI's theme nor its styling system before the first paint.
 */
export default function createSvgIcon(paths: React.ReactNode, name: string) {
  function Icon(props: React.ComponentProps<typeof Drawing>) {
    return (
      <Drawing aria-hidden="true" focusable="false" viewBox="0 0 24 24" {...props}>
        {paths}
      </Drawing>
    );
  }
  Icon.displayName = `${name}Icon`;
  return Icon;
}
