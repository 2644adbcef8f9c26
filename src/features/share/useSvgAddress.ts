import { useEffect, useRef, useState } from 'react';
import { embedFonts } from './embedFonts';
import type { Drawn } from './picture';
import { svgAddress } from './svgAddress';

/** The address of a drawn picture as an image; null until its type is loaded. */
export const useSvgAddress = (drawn: Drawn) => {
  const source = useRef<SVGSVGElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const make = async () => {
      const fonts = await embedFonts();
      if (isCurrent && source.current) setAddress(svgAddress(source.current, fonts));
    };
    make().catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [drawn, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return {
    /** The ref of the SVG in the page. */
    source,
    address,
    isFailed,
    retry,
  };
};
