import { useEffect, useState } from 'react';
import { embedPicture } from '../../lib/embedPicture';

interface Embedded {
  address: string;
  data: string | null;
}

/** A picture as a data URL: null if there is none or it cannot be loaded, undefined until that is known. */
export const useEmbedded = (address: string): string | null | undefined => {
  const [embedded, setEmbedded] = useState<Embedded | null>(null);
  const isAtHand = address === '' || address.startsWith('data:');
  useEffect(() => {
    if (isAtHand) return;
    let isCurrent = true;
    void embedPicture(address).then((found) => {
      const data = found.startsWith('data:') ? found : null;
      if (isCurrent) setEmbedded({ address, data });
    });
    return () => {
      isCurrent = false;
    };
  }, [address, isAtHand]);
  if (isAtHand) return address || null;
  return embedded?.address === address ? embedded.data : undefined;
};
