import { useRef, useState } from 'react';
import type { UploadOptions } from '../../lib/api/send-file.ts';

/** A file upload: its sent share (undefined: no upload is running), and how to stop it. */
export function useSending() {
  const [share, setShare] = useState<number>();
  const stopping = useRef<AbortController>(null);
  const during = async <Done>(send: (way: UploadOptions) => Promise<Done>): Promise<Done> => {
    const controller = new AbortController();
    stopping.current = controller;
    setShare(0);
    try {
      return await send({ signal: controller.signal, onShare: setShare });
    } finally {
      setShare(undefined);
    }
  };
  return { share, during, stop: () => stopping.current?.abort() };
}
