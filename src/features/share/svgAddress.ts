const SVG = 'http://www.w3.org/2000/svg';

/** A drawn SVG as a data URL that needs nothing else. */
export const svgAddress = (drawn: SVGSVGElement, fonts: string): string => {
  const whole = drawn.cloneNode(true);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = fonts;
  whole.insertBefore(style, whole.firstChild);
  const source = new XMLSerializer().serializeToString(whole);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
};
